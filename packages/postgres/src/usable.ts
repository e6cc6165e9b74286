import { CannotStart } from "@perya/process";
import type pg from "pg";

/**
 * The first version that supports everything our statements use: `unique nulls not distinct`,
 * `merge`.
 */
const OLDEST = 15;

/**
 * Connects a client for a process's first use of a database. Throws CannotStart, without the
 * password, when the server does not answer, refuses the login, or is too old.
 */
export async function connectUsable(client: pg.Client): Promise<void> {
  const where = `The PostgreSQL database "${client.database}" at ${client.host}:${client.port}`;
  try {
    await client.connect();
  } catch (fault) {
    throw new CannotStart(
      `${where} can't be used (${reason(fault)}): start it, or correct its address.`,
      { cause: fault },
    );
  }
  const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
  const version = Math.trunc(Number(rows[0]?.server_version_num) / 10_000);
  if (version < OLDEST) {
    await client.end();
    throw new CannotStart(`${where} is version ${version}, and Perya needs ${OLDEST} or newer.`);
  }
}

/** A host name with two addresses fails once for each, wrapped in an error without a message. */
function reason(fault: unknown): string {
  const first = fault instanceof AggregateError ? fault.errors[0] : fault;
  return first instanceof Error ? first.message : String(first);
}
