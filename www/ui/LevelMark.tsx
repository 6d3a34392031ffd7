import "./level.css";
import type { Texts } from "../i18n/ja";
import type { Level } from "../model/level/difficulty";

interface Props {
  readonly t: Texts;
  readonly level: Level;
}

/** The difficulty of a board. */
export function LevelMark({ t, level }: Props) {
  return (
    <span class="level" data-level={level}>
      {t.difficulties[level]}
    </span>
  );
}
