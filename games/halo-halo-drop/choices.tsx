import type { Choice, Risk, Rows } from "./rules.ts";

const ROWS: readonly Rows[] = [8, 12, 16];
const RISKS: readonly Risk[] = ["low", "mid", "high"];

interface ChoicesProps {
  readonly choice: Choice;
  readonly locked: boolean;
  readonly onChoice: (choice: Choice) => void;
}

/** The number of rows of ice, and how much the layers' pays differ. */
export function Choices({ choice, locked, onChoice }: ChoicesProps) {
  return (
    <div className="halo-choices">
      <Choose
        legend="Rows"
        values={ROWS}
        value={choice.rows}
        locked={locked}
        onValue={(rows) => onChoice({ ...choice, rows })}
      />
      <Choose
        legend="Risk"
        values={RISKS}
        value={choice.risk}
        locked={locked}
        onValue={(risk) => onChoice({ ...choice, risk })}
      />
    </div>
  );
}

interface ChooseProps<Value> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly locked: boolean;
  readonly onValue: (value: Value) => void;
}

function Choose<Value extends string | number>({
  legend,
  values,
  value,
  locked,
  onValue,
}: ChooseProps<Value>) {
  return (
    <fieldset disabled={locked} className="grid grid-cols-[auto_1fr_1fr_1fr] items-center gap-1.5">
      <legend className="float-start w-11 text-sm font-semibold">{legend}</legend>
      {values.map((one) => (
        <label key={one} className="chip">
          <input
            type="radio"
            className="sr-only"
            name={legend}
            checked={one === value}
            onChange={() => onValue(one)}
          />
          {one}
        </label>
      ))}
    </fieldset>
  );
}
