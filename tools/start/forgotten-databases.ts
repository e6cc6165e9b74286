import type { ForgottenRefuge } from "@perya/postgres/embedded";

const NAMED_AT_MOST = 10;

/** What to say of databases whose data folder is gone; undefined when there is none. */
export function forgottenDatabases(refuges: readonly ForgottenRefuge[]): string | undefined {
  if (refuges.length === 0) return undefined;
  const named = refuges.slice(0, NAMED_AT_MOST).map(({ refuge, home }) => `${refuge} (of ${home})`);
  const more = refuges.length > named.length ? ` and ${refuges.length - named.length} more` : "";
  return (
    "Databases are kept whose data folder is no longer there; those you won't bring back may " +
    `be deleted by hand: ${named.join(", ")}${more}.`
  );
}
