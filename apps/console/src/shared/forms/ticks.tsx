interface TicksProps<Name extends string | number> {
  readonly label: string;
  readonly all: readonly (readonly [name: Name, words: string])[];
  readonly ticked: readonly Name[];
  readonly onChange: (ticked: Name[]) => void;
}

/** A set of checkboxes whose ticked ones are held by the page. */
export function Ticks<Name extends string | number>({
  label,
  all,
  ticked,
  onChange,
}: TicksProps<Name>) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {all.map(([name, words]) => (
          <label key={name} className="flex min-h-9 items-center gap-3">
            <input
              type="checkbox"
              checked={ticked.includes(name)}
              className="size-5 accent-bulb"
              onChange={({ target }) =>
                onChange(
                  all
                    .map(([one]) => one)
                    .filter((one) => (one === name ? target.checked : ticked.includes(one))),
                )
              }
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
