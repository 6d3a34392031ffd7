import type { DOORS } from "../../model/link/views";
import type { PresetTexts } from "./ja";

interface Props {
  readonly door: (typeof DOORS)[number];
  readonly p: PresetTexts;
}

/** A small picture of a way to make puzzles. */
export function SectionPicture({ door, p }: Props) {
  if (door === "photo") return <PhotoPicture />;
  return (
    <span class="sample section-picture" aria-hidden="true">
      {[...p.samples[door]].map((symbol) => (
        <span key={symbol} class="sample-tile">
          {symbol}
        </span>
      ))}
    </span>
  );
}

/** A photo cut into tiles. */
function PhotoPicture() {
  return (
    <svg class="section-picture" viewBox="0 0 44 30" aria-hidden="true" focusable="false">
      <rect fill="var(--tray)" width="44" height="30" rx="4" />
      <rect fill="oklch(0.82 0.07 230)" x="3" y="3" width="38" height="24" rx="2" />
      <circle fill="oklch(0.9 0.13 95)" cx="32" cy="9" r="3.4" />
      <path fill="oklch(0.6 0.11 150)" d="M3 27V22L13 11l9 9 6-5 13 11v1Z" />
      <path fill="none" stroke="var(--tray)" stroke-width="1.6" d="M15.7 3v24M28.3 3v24M3 15h38" />
    </svg>
  );
}
