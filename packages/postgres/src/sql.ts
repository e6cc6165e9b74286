/**
 * The tag that makes statements, for stores only: any other query a verb needs is a named function
 * in its module's store.
 */
export { default as sql, join, raw, empty, type Sql } from "sql-template-tag";
