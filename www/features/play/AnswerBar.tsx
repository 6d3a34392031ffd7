import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Transport } from "./Transport";

/** The tools of an answer on the page, where a board can also be shared. */
export function AnswerBar(props: ViewProps) {
  const { app, t } = props;
  return (
    <Transport {...props}>
      <Button
        class="round"
        name={t.share}
        onClick={() => app.store.dispatch({ type: "dialog", dialog: "share" })}
      >
        <Icon name="share" />
      </Button>
    </Transport>
  );
}
