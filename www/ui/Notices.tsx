import { useEffect, useRef } from "preact/hooks";
import { Icon } from "./Icon";
import type { ViewProps } from "./view-props";

/** A word of thanks goes by itself; what the reader must know stays until dismissed. */
const PASSING_MILLIS = 2500;

export function Notices({ app, state, t }: ViewProps) {
  const { notice } = state;
  /** What had the focus before the notice did, to get it back. */
  const before = useRef<EventTarget | null>(null);
  const dismiss = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
    app.store.dispatch({ type: "notice", notice: null });
  };
  const passing = notice?.kind === "copied";
  useEffect(() => {
    if (!passing) return;
    const dismissIt = () => app.store.dispatch({ type: "notice", notice: null });
    const timer = setTimeout(dismissIt, PASSING_MILLIS);
    return () => clearTimeout(timer);
  }, [app, passing]);

  return (
    <div class="notices" aria-live="polite">
      {notice !== null && (
        <div
          class="notice"
          data-kind={notice.kind}
          onFocusIn={({ currentTarget, relatedTarget }) => {
            const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
            if (!inside) before.current = relatedTarget;
          }}
          onFocusOut={({ currentTarget, relatedTarget }) => {
            const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
            if (!inside) before.current = null;
          }}
        >
          <div class="notice-text">
            {notice.kind === "copied" && <p>{t.copied}</p>}
            {notice.kind === "replaced" && <p>{t.replaced}</p>}
            {notice.kind === "copyFailed" && (
              <>
                <p>{t.copyFailed}</p>
                <p class="mono selectable">{notice.text}</p>
              </>
            )}
            {notice.kind === "refused" && (
              <p>{t.errors[notice.code]?.(notice.details) ?? notice.code}</p>
            )}
            {(notice.kind === "loadFailed" || notice.kind === "broken") && (
              <>
                <p>{t[notice.kind]}</p>
                <button type="button" onClick={() => location.reload()}>
                  {t.reload}
                </button>
              </>
            )}
            {notice.kind === "dropped" && (
              <>
                <p>{t.droppedTitle}</p>
                <ul>
                  {notice.dropped.map(({ key, reason, from }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a key can be dropped twice
                    <li key={index}>{t.dropped[reason](key, from ?? "")}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <button type="button" class="round quiet" aria-label={t.close} onClick={dismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
