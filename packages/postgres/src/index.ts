export {
  connect,
  copyOut,
  giveTime,
  prepared,
  type ConnectOptions,
  type Database,
  type Query,
  type Tx,
} from "./database.ts";
export { refuseInside } from "./nesting.ts";
export { isUnavailable, OutcomeUnknown } from "./unavailable.ts";
export { migrate } from "./migrate.ts";
export {
  commitUnflushed,
  giveMemory,
  notify,
  ping,
  readClock,
  rollbackTo,
  savepoint,
} from "./statements.ts";
export { openLibraryPool } from "./library-pool.ts";
