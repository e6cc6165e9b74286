/** Which rows of a table are ticked, by their keys. */
export interface Ticking {
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

/** The box of one row. */
export function Tick({ of, ticking: { ticked, onTick } }: { of: string; ticking: Ticking }) {
  const on = ticked.has(of);
  return (
    <input
      type="checkbox"
      className="size-5 shrink-0 accent-violet"
      aria-label={`Tick ${of}`}
      checked={on}
      onChange={() =>
        onTick(new Set(on ? [...ticked].filter((key) => key !== of) : [...ticked, of]))
      }
    />
  );
}
