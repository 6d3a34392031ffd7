interface Props<Option> {
  readonly label: string;
  readonly title?: string | undefined;
  /** The id of its description. */
  readonly describedBy?: string;
  readonly value: Option;
  readonly options: readonly Option[];
  readonly textOf: (option: Option) => string;
  readonly onChange: (option: Option) => void;
}

/** A labelled drop-down list. */
export function SelectField<Option extends string | number>({
  label,
  title,
  describedBy,
  value,
  options,
  textOf,
  onChange,
}: Props<Option>) {
  return (
    <label class="field" title={title}>
      <span>{label}</span>
      <select
        aria-describedby={describedBy}
        value={String(value)}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={String(option)}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
