import type { ReactNode } from "react";
import { Button } from "../../../shared/forms/controls.tsx";

interface Props<Row> {
  readonly rows: readonly Row[];
  readonly most: number;
  /** A new row's initial value. */
  readonly fresh: Row;
  readonly noun: string;
  readonly onChange: (rows: Row[]) => void;
  readonly row: (row: Row, set: (row: Row) => void, at: number) => ReactNode;
}

/** A list edited in place: add, change, move up, remove. */
export function Rows<Row>({ rows, most, fresh, noun, onChange, row: content }: Props<Row>) {
  return (
    <div className="grid gap-3">
      {rows.length === 0 && <p className="text-soft">None yet.</p>}
      <ol className="grid gap-3">
        {rows.map((row, at) => (
          // Rows have no name of their own; their fields keep no state.
          <li key={at} className="grid gap-3 rounded-lg border border-line p-3">
            {content(
              row,
              (changed) => onChange(rows.map((one, other) => (other === at ? changed : one))),
              at,
            )}
            <div className="flex justify-end gap-2">
              {at > 0 && (
                <Button
                  aria-label={`Move up ${noun} ${at + 1}`}
                  onClick={() => onChange(swapped(rows, at))}
                >
                  Move up
                </Button>
              )}
              <Button
                look="danger"
                aria-label={`Remove ${noun} ${at + 1}`}
                onClick={() => onChange(rows.filter((_one, other) => other !== at))}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <Button
        className="justify-self-start"
        disabled={rows.length >= most}
        onClick={() => onChange([...rows, fresh])}
      >
        Add {noun === "entry" ? "an entry" : `a ${noun}`}
      </Button>
    </div>
  );
}

function swapped<Row>(rows: readonly Row[], at: number): Row[] {
  return [
    ...rows.slice(0, at - 1),
    ...rows.slice(at, at + 1),
    ...rows.slice(at - 1, at),
    ...rows.slice(at + 1),
  ];
}
