import "./level-mark.css";
import type { Texts } from "../i18n/ja";
import type { Level } from "../model/level/difficulty";

export function LevelMark({ t, level }: { readonly t: Texts; readonly level: Level }) {
  return (
    <span class="level" data-level={level}>
      {t.difficulties[level]}
    </span>
  );
}
