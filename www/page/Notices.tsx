import { useEffect } from "preact/hooks";
import { toBoard } from "../features/play/commands";
import type { Notice } from "../model/state/notice";
import { isBusy } from "../model/state/selectors";
import { Lazily } from "../shell/Lazily";
import { Objection } from "../shell/Objection";
import type { ViewProps } from "../shell/view-props";
import { Button } from "../ui/Button";
import { NoticeBox } from "../ui/NoticeBox";
import { droppedParts, pasteNotice } from "./lazy-parts";

/** Notices that close by themselves after this time. */
const PASSING_MILLIS: Partial<Record<Notice["kind"], number>> = {
  copied: 2500,
  nothingUndone: 2500,
  pressAgain: 4000,
  scrambled: 8000,
};

export function Notices({ app, state, t, lang }: ViewProps) {
  const { notice } = state;
  const dismiss = () => app.store.dispatch({ type: "notice", notice: null });
  const passing = notice === null ? undefined : PASSING_MILLIS[notice.kind];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again last as long again
  useEffect(() => {
    if (passing === undefined) return;
    const timer = setTimeout(dismiss, passing);
    return () => clearTimeout(timer);
  }, [notice, passing]);

  return (
    <div
      class="notices"
      aria-live="polite"
      data-raised={state.watching || state.won !== null || undefined}
    >
      {notice !== null && (
        <NoticeBox t={t} kind={notice.kind} onDismiss={dismiss}>
          {notice.kind === "copied" && <p>{t.copied}</p>}
          {notice.kind === "nothingUndone" && <p>{t.nothingUndone}</p>}
          {notice.kind === "pressAgain" && <p>{t.pressAgain(t[notice.command])}</p>}
          {notice.kind === "scrambled" && (
            <>
              <p>{t.scrambled}</p>
              <UndoIt {...{ app, t }} name={t.undoScramble} />
            </>
          )}
          {notice.kind === "replaced" && <p>{t.replaced}</p>}
          {notice.kind === "languageFailed" && <p>{t.languageFailed}</p>}
          {isOfPaste(notice) && <Lazily view={{ app, state, t, lang }} load={pasteNotice} />}
          {notice.kind === "pasted" && notice.isNew && (
            <UndoIt {...{ app, t }} name={t.making.undoPaste} />
          )}
          {notice.kind === "copyFailed" && (
            <>
              <p>{t.copyFailed}</p>
              <p class="mono selectable">{notice.text}</p>
            </>
          )}
          {notice.kind === "refused" && (
            <p>
              <Objection {...{ app, lang }} {...notice} />
            </p>
          )}
          {(notice.kind === "loadFailed" ||
            notice.kind === "noWebAssembly" ||
            notice.kind === "broken") && (
            <>
              <p>{t[notice.kind]}</p>
              <button type="button" onClick={() => location.reload()}>
                {t.reload}
              </button>
            </>
          )}
          {notice.kind === "dropped" && (
            <Lazily view={{ app, state, t, lang }} load={droppedParts} />
          )}
        </NoticeBox>
      )}
      {/* Does not suggest a reload while a search is running. */}
      {state.newVersion && !isBusy(state) && (
        <NoticeBox
          t={t}
          kind="newVersion"
          onDismiss={() => app.store.dispatch({ type: "newVersion", waits: false })}
        >
          <p>{t.newVersion}</p>
          <button type="button" onClick={app.versions.take}>
            {t.takeVersion}
          </button>
        </NoticeBox>
      )}
    </div>
  );
}

function isOfPaste({ kind }: Notice): boolean {
  return /^(pasted|notBoard|tooLarge|foreign)/.test(kind);
}

interface UndoProps extends Pick<ViewProps, "app" | "t"> {
  readonly name: string;
}

/** Undoes the action of the notice, which also closes the notice. */
function UndoIt({ app, t, name }: UndoProps) {
  return (
    <Button
      name={name}
      onClick={() => {
        app.store.dispatch({ type: "undone" });
        toBoard();
      }}
    >
      {t.undo}
    </Button>
  );
}
