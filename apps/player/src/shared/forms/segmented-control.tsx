interface SegmentedControlProps<Option extends string> {
  /** What is chosen among, for those who don't see that they belong together. */
  readonly label: string;
  readonly options: readonly (readonly [option: Option, words: string])[];
  readonly chosen: Option | undefined;
  readonly onChoose: (option: Option) => void;
}

/** A choice of one among a few, side by side. */
export function SegmentedControl<Option extends string>({
  label,
  options,
  chosen,
  onChoose,
}: SegmentedControlProps<Option>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col gap-1 rounded-2xl border border-line bg-ground p-1"
    >
      {options.map(([option, words]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
          className="min-h-11 rounded-xl px-2 font-semibold text-soft hover:text-ink aria-pressed:bg-bulb aria-pressed:text-on-bulb"
        >
          {words}
        </button>
      ))}
    </div>
  );
}
