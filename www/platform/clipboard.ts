/** Copies a text; `false` if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For pages without HTTPS, which have no `navigator.clipboard`. */
function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("aria-hidden", "true");
  area.style.position = "fixed";
  area.style.opacity = "0";
  const focused = document.activeElement;
  // Behind a dialog nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
