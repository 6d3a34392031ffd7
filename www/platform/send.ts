/** Whether the system has a list of apps to send something with. */
export function canSend(): boolean {
  return "share" in navigator;
}

/** Opens that list. Closing it is no trouble. */
export async function send(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
