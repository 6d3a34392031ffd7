import { useEffect } from "preact/hooks";
import { PastedMovesNotice } from "../features/edit/PastedMovesNotice";
import { toBoard } from "../features/play/commands";
import type { Texts } from "../i18n/ja";
import type { Notice } from "../model/state/notice";
import { isBusy } from "../model/state/selectors";
import { Lazily } from "../shell/Lazily";
import { Objection } from "../shell/Objection";
import type { ViewProps } from "../shell/view-props";
import { Button } from "../ui/Button";
import { NoticeBox } from "../ui/NoticeBox";
import { droppedParts } from "./lazy-parts";

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
    const dismissIt = () => app.store.dispatch({ type: "notice", notice: null });
    const timer = setTimeout(dismissIt, passing);
    return () => clearTimeout(timer);
  }, [app, notice, passing]);

  return (
    <div class="notices" aria-live="polite">
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
          {notice.kind === "pasted" && (
            <>
              <div>
                <Pasted t={t} {...notice} />
              </div>
              {notice.isNew && <UndoIt {...{ app, t }} name={t.making.undoPaste} />}
            </>
          )}
          {notice.kind === "pastedMoves" && (
            <PastedMovesNotice {...{ app, state, t, lang }} pasted={notice.pasted} />
          )}
          {notice.kind === "notBoard" && (
            <>
              <p>{notice.problem === null ? t.making.notAnything : t.making.notBoard}</p>
              {notice.problem !== null && (
                <p>
                  <Objection {...{ app, lang }} {...notice.problem} />
                </p>
              )}
            </>
          )}
          {notice.kind === "tooLarge" && <p>{t.making.tooLarge(notice.bytes)}</p>}
          {notice.kind === "foreign" && <p>{t.making.foreign(notice.fault)}</p>}
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

type PastedProps = Extract<Notice, { kind: "pasted" }> & { readonly t: Texts };

/** The result of a paste, with what was assumed. */
function Pasted({ t, isNew, size, isGoalGone }: PastedProps) {
  return (
    <>
      {isNew && <p>{t.making.pastedNew}</p>}
      {size !== null && (
        <p>{t.making.pastedSize(size.cells, size.width, size.cells / size.width)}</p>
      )}
      {isGoalGone && <p>{t.making.pastedGoal}</p>}
    </>
  );
}
