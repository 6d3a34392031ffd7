import { useEffect } from "preact/hooks";
import { Icon } from "./Icon";
import type { ViewProps } from "./view-props";

/** A word of thanks goes by itself; what the reader must know stays until dismissed. */
const PASSING_MILLIS = 2500;

export function Notices({ app, state, t }: ViewProps) {
  const { notice } = state;
  const dismiss = () => app.store.dispatch({ type: "notice", notice: null });
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
        <div class="notice" data-kind={notice.kind}>
          <div class="notice-text">
            {notice.kind === "copied" && <p>{t.copied}</p>}
            {notice.kind === "replaced" && <p>{t.replaced}</p>}
            {notice.kind === "copyFailed" && (
              <>
                <p>{t.copyFailed}</p>
                <p class="mono selectable">{notice.text}</p>
              </>
            )}
            {notice.kind === "loadFailed" && (
              <>
                <p>{t.loadFailed}</p>
                <button type="button" onClick={() => location.reload()}>
                  {t.reload}
                </button>
              </>
            )}
            {notice.kind === "dropped" && (
              <>
                <p>{t.droppedTitle}</p>
                <ul>
                  {notice.dropped.map(({ key, reason }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a key can be dropped twice
                    <li key={index}>{t.dropped[reason](key)}</li>
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
