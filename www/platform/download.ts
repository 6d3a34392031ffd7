export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch it only after this event.
  setTimeout(() => URL.revokeObjectURL(address));
}

export function downloadText(name: string, type: string, text: string): void {
  download(name, new Blob([text], { type }));
}
