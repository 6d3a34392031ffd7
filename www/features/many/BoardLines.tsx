import "./board-lines.css";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { FileChoice } from "../../ui/FileChoice";
import type { ManyTexts } from "./ja";
import type { Many, ManyController } from "./many-controller";

interface Props extends Pick<Many, "text" | "held" | "error"> {
  readonly m: ManyTexts;
  readonly controller: ManyController;
}

/** The input: typed or pasted lines, or a file. */
export function BoardLines({ m, text, held, error, controller }: Props) {
  const sentence = error === null ? null : m.trouble[error];
  return (
    <section
      class="board-lines"
      aria-label={m.lines}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = event.dataTransfer?.files[0];
        if (file === undefined) return;
        event.preventDefault();
        void controller.takeFile(file);
      }}
    >
      {held === null ? (
        <Field
          id="many-lines"
          label={m.lines}
          value={text}
          onText={controller.type}
          onPaste={(pasted) => (controller.hold(pasted) ? null : pasted)}
          help={m.linesHelp}
          placeholder={m.placeholder}
          error={sentence}
          kind="lines"
        />
      ) : (
        <div class="kept-file">
          <p>{m.held(held.name, held.lines.length)}</p>
          <Button class="quiet" icon="close" onClick={controller.letGo}>
            {m.letGo}
          </Button>
          {sentence !== null && <p class="error">{sentence}</p>}
        </div>
      )}
      <FileChoice
        accept=".txt,.csv,.tsv,.json,.jsonl,.ndjson,text/*"
        onFile={(file) => void controller.takeFile(file)}
      >
        {m.chooseFile}
        <span class="note">{m.drop}</span>
      </FileChoice>
    </section>
  );
}
