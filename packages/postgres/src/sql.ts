/** The tag that makes statements, for stores alone: what else a verb asks of a database has a name in its module's store. */
export { default as sql, join, raw, empty, type Sql } from "sql-template-tag";
