/** Passes every text from a dictionary to the page. A test build replaces this module to find texts that bypass it. */
export function handedOut<Texts>(texts: Texts): Texts {
  return texts;
}
