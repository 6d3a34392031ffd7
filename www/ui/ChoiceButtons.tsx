interface Props<Option> {
  readonly class?: string;
  readonly legend: string;
  /** Only for screen readers. */
  readonly isLegendUnseen?: boolean;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly textOf: (option: Option) => string;
  readonly onChoice: (option: Option) => void;
}

/** Buttons of which the chosen one is pressed. */
export function ChoiceButtons<Option>(props: Props<Option>) {
  const { class: more = "", legend, isLegendUnseen, options, value, textOf, onChoice } = props;
  return (
    <fieldset class={`choices ${more}`.trimEnd()}>
      <legend class={isLegendUnseen ? "visually-hidden" : undefined}>{legend}</legend>
      {options.map((option) => (
        <button
          key={textOf(option)}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChoice(option)}
        >
          {textOf(option)}
        </button>
      ))}
    </fieldset>
  );
}
