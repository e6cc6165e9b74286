import { useAct } from "../http/act.ts";
import { Button } from "../forms/controls.tsx";

/** A change that is safe to make to many rows at once: it can be made again, and taken back. */
export interface Bulk<Row> {
  readonly action: string;
  readonly send: (row: Row) => Promise<unknown>;
  /** The message when it is done for so many. */
  readonly done: (count: number) => string;
}

interface Props<Row> {
  readonly bulk: Bulk<Row>;
  readonly ticked: readonly Row[];
  readonly onDone: () => void;
}

/** What can be done to the ticked rows, one after the other. */
export function BulkBar<Row>({ bulk: { action, send, done }, ticked, onDone }: Props<Row>) {
  const act = useAct();
  const run = async () => {
    for (const row of ticked) await send(row);
    return done(ticked.length);
  };
  return (
    <p role="status" className="flex min-h-10 flex-wrap items-center gap-3 text-soft">
      {ticked.length === 0 ? (
        "Tick rows, or press x on one, to change several."
      ) : (
        <>
          {ticked.length} ticked
          <Button busy={act.isPending} onClick={() => act.mutate(run, { onSuccess: onDone })}>
            {action}
          </Button>
          <Button onClick={onDone}>Untick all</Button>
        </>
      )}
    </p>
  );
}
