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

/** Runs what does not belong to the transaction it is called in, such as another caller's work in a test. */
export function apart<Value>(work: () => Value): Value {
  return opened.exit(work);
}
