import { moves } from "../../i18n/en";
import type { ShareTexts } from "./ja";

export const texts: ShareTexts = {
  withMoves: "With the moves made so far",
  withMovesHelp: "Switched off, the start is shared.",

  asHere: "Open just as it is here",
  asHereHelp: "Switched off, the link opens in Play.",

  link: "Link",
  copyLink: "Copy link",
  send: "Send to an app",
  qr: "QR code",
  qrPicture: "QR code of this link",
  enlargeQr: "Show full screen",
  closeQr: "Leave full screen",
  qrTooLong: "The link is too long for a QR code.",

  picture: "Picture",
  pictureOf: (title) => (title === "" ? "Picture of the board" : `Picture of the board “${title}”`),
  withGoal: "With the goal",
  savePng: "Save PNG",
  saveSvg: "Save SVG",
  sendPicture: "Send the picture",

  moreForms: "More: SVG, animation, embed code, text",
  film: "Animated solution (GIF)",
  makeFilm: "Make the animation",
  filmOf: (count) => `Animated solution of ${moves(count)}`,
  filmProgress: (done, all) => `Drawing… ${done} of ${all}`,
  stopFilm: "Stop",
  saveFilm: "Save GIF",
  filmLength: (count) => `${moves(count)}, at replay speed.`,
  filmNone: "The solution as a moving picture.",
  filmNothing: "There is no solution to animate.",
  solveForFilm: "Solve and animate",
  filmTooLong: (most) => `Solutions of more than ${moves(most)} cannot be animated.`,

  embed: "Embed",
  showEmbed: "Embed code",
  embedTag: "Web component",
  embedFrame: "iframe",
  embedPreview: "What the frame shows",
  embedded: (title) => (title === "" ? "Sliding puzzle" : `Sliding puzzle “${title}”`),
  copyEmbed: (way) => `Copy: ${way}`,

  text: "Text",
  boardAsText: "The board as text",
  start: "Start",
  now: "Board now",
  copyText: "Copy text",
  copyJson: "Copy as JSON",
  copyScramble: "Copy slidysim scramble",
  copyReplay: "Copy slidysim replay",

  copied: "Copied",
  copyFailed: "Copying did not work. Select the text and copy it.",
  failed: "That did not work. Reload the page and try again.",
};
