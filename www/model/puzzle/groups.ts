/** The groups in a text such as `2349,567`. */
export function splitGroups(text: string): string[] {
  return text
    .split(",")
    .map((group) => group.trim())
    .filter((group) => group !== "");
}
