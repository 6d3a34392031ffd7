import { Button } from "../../kit/Button";
import { Icon } from "../../kit/Icon";
import type { ViewProps } from "../../kit/view-props";
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
