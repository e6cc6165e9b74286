export { connect, copyOut, giveTime, prepared, type ConnectOptions, type Database, type Query, type Tx } from "./database.ts";
export { refuseInside } from "./nesting.ts";
export { isUnavailable, OutcomeUnknown } from "./unavailable.ts";
export { migrate } from "./migrate.ts";
export { default as sql, join, raw, empty, type Sql } from "sql-template-tag";
