/**
 * Every text passes here on its way from its dictionary to the page. A build that puts another module in this one's place
 * sees them all: the tests mark them so, and find what came past the dictionaries.
 */
export function handedOut<Texts>(texts: Texts): Texts {
  return texts;
}
