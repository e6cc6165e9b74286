import { Confirm, type Asked } from "../dialogs/confirm.tsx";
import { Button } from "../forms/controls.tsx";

/** A change that is safe to make to many rows at once: it moves no money, or is asked of each. */
export interface Bulk<Row, Name extends string = string> {
  readonly action: string;
  /** What the change does, for its confirmation. */
  readonly about: string;
  /** What is asked once for all rows. */
  readonly asks?: readonly Asked<Name>[];
  /** Changes one row; true where it waits for a second person. */
  readonly send: (row: Row, typed: Readonly<Record<Name, string>>) => Promise<boolean>;
}

interface Props<Row> {
  readonly bulk: Bulk<Row>;
  readonly ticked: readonly Row[];
  readonly onDone: () => void;
}

interface Outcome {
  readonly done: number;
  readonly waiting: number;
  readonly refused: number;
}

/** What can be done to the ticked rows, one after the other, once it is confirmed. */
export function BulkBar<Row>({ bulk, ticked, onDone }: Props<Row>) {
  const { action, about, asks = [] } = bulk;
  const count = ticked.length;
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-3 text-soft">
      <p role="status">
        {count === 0 ? "Tick rows, or press x on one, to change several." : `${count} ticked`}
      </p>
      {count > 0 && (
        <>
          <Confirm
            action={action}
            title={`${action}: ${count} ${count === 1 ? "row" : "rows"}?`}
            about={about}
            asks={asks}
            send={async (typed) => {
              const outcome = await changeEach(bulk, ticked, typed);
              onDone();
              return outcome;
            }}
            done={sentenceOf}
          />
          <Button onClick={onDone}>Untick all</Button>
        </>
      )}
    </div>
  );
}

/** Goes on after a row that is refused. Throws what the last one was refused with, if all were. */
async function changeEach<Row>(
  { send }: Bulk<Row>,
  rows: readonly Row[],
  typed: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const outcome = { done: 0, waiting: 0, refused: 0 };
  let fault: unknown;
  for (const row of rows)
    try {
      if (await send(row, typed)) outcome.waiting++;
      else outcome.done++;
    } catch (refused) {
      fault = refused;
      outcome.refused++;
    }
  if (outcome.refused === rows.length) throw fault;
  return outcome;
}

function sentenceOf({ done, waiting, refused }: Outcome): string {
  const parts = [
    `${done} done`,
    ...(waiting > 0 ? [`${waiting} waiting for a second person`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ];
  return `${parts.join(", ")}.`;
}
