/** Drawn on a 24 x 24 grid with one stroke. */
const paths = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  restart: "M4 4v6h6M4.5 10a8 8 0 1 1-.5 4",
  scramble: "M3 7h4l9 10h5M18 14l3 3-3 3M3 17h4l2.5-2.8M13.5 9.8 16 7h5M18 4l3 3-3 3",
  hint: "M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.7.6-1 1.3-1 2h-5c0-.7-.3-1.4-1-2Z",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  play: "M7 4.5v15l12-7.5Z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5v14l-10-7ZM6 5v14",
  last: "M6 5v14l10-7ZM18 5v14",
  back: "M15 5v14L6 12Z",
  on: "M9 5v14l9-7Z",
  up: "M12 20V4M5 11l7-7 7 7",
  right: "M4 12h16M13 5l7 7-7 7",
  down: "M12 4v16M5 13l7 7 7-7",
  left: "M20 12H4M11 5l-7 7 7 7",
  unfold: "m6 9 6 6 6-6",
  more: "M12 5v14M5 12h14",
  less: "M5 12h14",
  draw: "M4 20l1-4L16 5l3 3L8 19ZM14 7l3 3",
  close: "M6 6l12 12M18 6 6 18",
  check: "m5 12.5 4.5 4.5L19 7",
  grid: "M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z",
  share: "M12 15V3M7.5 7.5 12 3l4.5 4.5M7 11H5v10h14V11h-2",
  save: "M12 3v12M7.5 10.5 12 15l4.5-4.5M5 17v4h14v-4",
  qr: "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v2h-2M14 20v-2M20 20h-2",
  preset: "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM17 13.5v7M13.5 17h7",
  picture: "M4 4h16v16H4ZM4 16l5-5 6 6M13 15l3-3 4 4M15.5 8.5h.01",
  book: "M12 6.5C9.5 4.6 6.8 4.2 3.5 4.8v13c3.3-.6 6-.2 8.5 1.7 2.5-1.9 5.2-2.3 8.5-1.7v-13c-3.3-.6-6-.2-8.5 1.7ZM12 6.5v13",
  dots: "M5 12h.01M12 12h.01M19 12h.01",
  enlarge: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  help: "M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .9-1 1.7M12 17h.01",
  clock: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM12 7v5l3.5 2",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon; its container has the accessible name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
