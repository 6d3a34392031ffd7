import "./file-choice.css";
import type { ComponentChildren } from "preact";

interface Props {
  /** As of an input for files. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** The id of what describes it. */
  readonly notes?: string;
  readonly children: ComponentChildren;
}

/** Looks like a button, and is the field for files. */
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
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      {children}
    </label>
  );
}
