/** Reports whether the browser has the Web Share API. */
export function canSend(): boolean {
  return "share" in navigator;
}

/** Reports whether the system's share dialog takes this data. */
export function takes(data: ShareData): boolean {
  return navigator.canShare?.(data) === true;
}

/** Opens the system's share dialog; closing it is no error. */
export async function send(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
