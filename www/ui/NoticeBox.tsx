import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Texts } from "../i18n/ja";
import { Icon } from "./Icon";

interface Props {
  readonly t: Texts;
  readonly kind: string;
  readonly onDismiss: () => void;
  readonly children: ComponentChildren;
}

/** A notice with a button that closes it and returns the focus. */
export function NoticeBox({ t, kind, onDismiss, children }: Props) {
  const before = useRef<EventTarget | null>(null);
  return (
    <div
      class="notice"
      data-kind={kind}
      onFocusIn={({ currentTarget, relatedTarget }) => {
        const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!inside) before.current = relatedTarget;
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!inside) before.current = null;
      }}
    >
      <div class="notice-text">{children}</div>
      <button
        type="button"
        class="round quiet"
        aria-label={t.close}
        onClick={() => {
          if (before.current instanceof HTMLElement) before.current.focus();
          onDismiss();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
