import { randomBytes } from "node:crypto";
import { connect, type Database } from "./database.ts";
import { withClient } from "./embedded/with-client.ts";

export { apart } from "./nesting.ts";
export { copyRows } from "./testing/copy-rows.ts";
export { countStatements } from "./testing/count-statements.ts";
export { killedAfter } from "./testing/killed-after.ts";
export { untilSettled } from "./testing/until-settled.ts";
export { openForwarder, type Forwarder } from "./testing/forwarder.ts";

/**
 * A migrated template to clone: the server's address and the template's name, provided by the test
 * run's global setup.
 */
export interface Template {
  readonly serverUrl: string;
  readonly template: string;
}

export interface TestDatabase extends Database, AsyncDisposable {
  readonly url: string;
}

/** A fresh database cloned from the template, dropped when disposed: one per test file. */
export async function cloneDatabase({ serverUrl, template }: Template): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = serverUrl.replace(/\/[^/]*$/, `/${name}`);
  const database = connect(url, { connections: 10, applicationName: "perya test" });
  const close = async () => {
    await database.close();
    await administer(serverUrl, `drop database if exists ${name} with (force)`);
  };
  return { ...database, url, close, [Symbol.asyncDispose]: close };
}

async function administer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement));
}
