import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { Button } from "./Button";
import { Icon } from "./Icon";
import type { ViewProps } from "./view-props";

/** Opens the part that draws, which is fetched when somebody wants it. */
export function DrawingBoard(props: ViewProps) {
  const { app, t } = props;
  const [isOpen, setOpen] = useState(false);
  const [Drawing, setDrawing] = useState<ComponentType<ViewProps> | null>(null);

  async function toggle(): Promise<void> {
    setOpen(!isOpen);
    if (Drawing !== null) return;
    try {
      const part = await import("../draw/Drawing");
      setDrawing(() => part.Drawing);
    } catch (error) {
      setOpen(false);
      app.store.dispatch({
        type: "notice",
        notice: { kind: "loadFailed", message: String(error) },
      });
    }
  }

  return (
    <>
      <Button expanded={isOpen} onClick={() => void toggle()}>
        <Icon name="draw" />
        {t.draw.open}
      </Button>
      {isOpen && Drawing !== null && <Drawing {...props} />}
    </>
  );
}
