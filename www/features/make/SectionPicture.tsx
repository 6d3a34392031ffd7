import type { Section } from "../../model/link/views";
import type { PresetTexts } from "./ja";

/** Small picture of the material from which puzzles are made. */
export function SectionPicture({
  section,
  p,
}: {
  readonly section: Section;
  readonly p: PresetTexts;
}) {
  if (section === "photo" || section === "draw") return <Drawn section={section} />;
  return (
    <span class={`sample sample-${section}`} aria-hidden="true">
      {[...p.samples[section]].map((symbol, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its place
        <span key={index} class={symbol === "*" ? "sample-blank" : "sample-tile"}>
          {symbol === "*" ? "" : symbol}
        </span>
      ))}
    </span>
  );
}

/** Four tiles with the blank among them, and what lies over them. */
function Drawn({ section }: { readonly section: "photo" | "draw" }) {
  return (
    <svg class="section-drawn" viewBox="0 0 44 30" aria-hidden="true" focusable="false">
      <rect class="drawn-tray" width="44" height="30" rx="4" />
      {section === "photo" ? (
        <>
          <rect class="drawn-sky" x="3" y="3" width="38" height="24" rx="2" />
          <circle class="drawn-sun" cx="32" cy="9" r="3.4" />
          <path class="drawn-hill" d="M3 27V22L13 11l9 9 6-5 13 11v1Z" />
          <path class="drawn-cut" d="M15.7 3v24M28.3 3v24M3 15h38" />
        </>
      ) : (
        <>
          <path
            class="drawn-block"
            d="M5 3h11a2 2 0 0 1 2 2v9h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z"
          />
          <rect class="drawn-tile" x="31" y="16" width="10" height="11" rx="2" />
          <path class="drawn-pen" d="m22 12 1-3.5L32 1l3 3-8.5 7.5Z" />
        </>
      )}
    </svg>
  );
}
