import "./file-choice.css";
import type { ComponentChildren } from "preact";

interface Props {
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** The id of its description. */
  readonly notes?: string;
  readonly children: ComponentChildren;
}

/** A file input that looks like a button. */
export function FileChoice({ accept, onFile, notes, children }: Props) {
  return (
    <label class="file-choice">
      <input
        type="file"
        accept={accept}
        aria-describedby={notes}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // Otherwise choosing the same file again would fire no event.
          currentTarget.value = "";
        }}
      />
      {children}
    </label>
  );
}
