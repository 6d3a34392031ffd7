import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { FileChoice } from "../../ui/FileChoice";
import { Icon } from "../../ui/Icon";
import type { ManyTexts } from "./ja";
import type { Many, ManyController } from "./many-controller";

interface Props {
  readonly m: ManyTexts;
  readonly many: Many;
  readonly solving: ManyController;
}

/** Where boards come from: typed, pasted, or a file. */
export function BoardLines({ m, many: { text, held, trouble }, solving }: Props) {
  return (
    <section
      class="board-lines"
      aria-label={m.lines}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = event.dataTransfer?.files[0];
        if (file === undefined) return;
        event.preventDefault();
        void solving.takeFile(file);
      }}
    >
      {held === null ? (
        <Field
          id="many-lines"
          label={m.lines}
          value={text}
          onText={solving.type}
          onPaste={(pasted) => (solving.hold(pasted) ? null : pasted)}
          help={m.linesHelp}
          placeholder={m.placeholder}
          error={trouble === null ? null : m.trouble[trouble]}
          kind="lines"
        />
      ) : (
        <div class="held">
          <p>{m.held(held.name, held.lines.length)}</p>
          <Button class="quiet" onClick={solving.letGo}>
            <Icon name="close" />
            {m.letGo}
          </Button>
          {trouble !== null && <p class="error">{m.trouble[trouble]}</p>}
        </div>
      )}
      <FileChoice
        accept=".txt,.csv,.tsv,.json,.jsonl,.ndjson,text/*"
        onFile={(file) => void solving.takeFile(file)}
      >
        {m.chooseFile}
        <span class="note">{m.drop}</span>
      </FileChoice>
    </section>
  );
}
