import { AsyncLocalStorage } from "node:async_hooks";

/** Whether a transaction is over. */
interface Open {
  readonly ended: boolean;
}

const opened = new AsyncLocalStorage<Open>();

/** Runs a transaction's work so that the code it calls can detect the transaction. */
export function inside<Value>(transaction: Open, work: () => Value): Value {
  return opened.run(transaction, work);
}

/**
 * Throws inside an open transaction. A second connection there would wait for a free one while it
 * holds its own, and a pool whose connections all do so is deadlocked; or it would wait for a row
 * that its own transaction has locked.
 */
export function refuseInside(what: string): void {
  const transaction = opened.getStore();
  if (transaction && !transaction.ended)
    throw new Error(
      `${what} inside a transaction takes a second connection: pass the transaction on, ` +
        "or do it before or after",
    );
}

/** Runs code outside the transaction it is called in, such as another caller's work in a test. */
export function apart<Value>(work: () => Value): Value {
  return opened.exit(work);
}
