/** Small values kept between visits. A browser that refuses storage forgets them, nothing worse. */
export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(`taisou.${key}`);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`taisou.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the page works without.
  }
}
