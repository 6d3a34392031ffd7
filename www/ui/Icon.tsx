import paths from "./icon-paths.json" with { type: "json" };

export type IconName = keyof typeof paths;

/** A decorative icon, drawn on a 24 x 24 grid with one stroke; its container has the accessible name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
