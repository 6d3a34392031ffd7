/** Whether a key presses what has the focus, as it would a button; then it does nothing else. */
export function pressed(event: KeyboardEvent): boolean {
  const presses = event.key === "Enter" || event.key === " ";
  if (presses) event.preventDefault();
  return presses;
}
