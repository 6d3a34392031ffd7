import { Button } from "./Button";
import { Icon } from "./Icon";
import { useOnDemand } from "./on-demand";
import type { ViewProps } from "./view-props";

/** Opens the part that draws, which is fetched when somebody wants it. */
export function DrawingBoard(props: ViewProps) {
  const { app, t } = props;
  const { isOpen, Part, setOpen } = useOnDemand<ViewProps>(
    app,
    async () => (await import("../draw/Drawing")).Drawing,
  );
  return (
    <>
      <Button expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="draw" />
        {t.draw.open}
      </Button>
      {Part !== null && <Part {...props} />}
    </>
  );
}
