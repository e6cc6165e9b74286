import { AsyncLocalStorage } from "node:async_hooks";

/** Whether a transaction is over. */
interface Open {
  readonly ended: boolean;
}

const opened = new AsyncLocalStorage<Open>();

/** Runs the work of a transaction so that what it calls is known to run inside it. */
export function inside<Value>(transaction: Open, work: () => Value): Value {
  return opened.run(transaction, work);
}

/**
 * Throws inside an open transaction. A second connection there waits for a free one while it holds its own, and a pool whose connections all do so stands still; or it waits for a row that
 * its own transaction holds.
 */
export function refuseInside(what: string): void {
  const transaction = opened.getStore();
  if (transaction && !transaction.ended)
    throw new Error(
      `${what} inside a transaction takes a second connection: pass the transaction on, or do it before or after`,
    );
}

/** Runs what does not belong to the transaction it is called in, such as another caller's work in a test. */
export function apart<Value>(work: () => Value): Value {
  return opened.exit(work);
}
