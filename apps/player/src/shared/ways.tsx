interface WaysProps<Way extends string> {
  /** What is chosen among, for those who don't see that they belong together. */
  readonly label: string;
  readonly ways: readonly (readonly [way: Way, words: string])[];
  readonly chosen: Way | undefined;
  readonly onChoose: (way: Way) => void;
}

/** The ways to do the same thing, side by side. */
export function Ways<Way extends string>({ label, ways, chosen, onChoose }: WaysProps<Way>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col gap-1 rounded-2xl border border-line bg-ground p-1"
    >
      {ways.map(([way, words]) => (
        <button
          key={way}
          type="button"
          aria-pressed={way === chosen}
          onClick={() => onChoose(way)}
          className="min-h-11 rounded-xl px-2 font-semibold text-soft hover:text-ink aria-pressed:bg-bulb aria-pressed:text-on-bulb"
        >
          {words}
        </button>
      ))}
    </div>
  );
}
