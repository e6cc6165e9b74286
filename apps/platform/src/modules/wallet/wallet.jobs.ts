import type { Jobs } from "../../jobs/jobs.ts";
import type { Database } from "@perya/postgres";
import { proveWhenDue } from "./proving/index.ts";

const MINUTE_MS = 60_000;

/** What of the platform the proof needs. */
interface Proven {
  readonly db: Database;
  readonly log: { error(what: object, message: string): void };
  readonly config: { readonly ledgerProofMinutes: number };
}

/**
 * Proves the ledger as often as is configured, so that there is always a young checkpoint to
 * continue from. What does not add up is an error in the log, and red in the console.
 */
export function walletJobs({ db, log, config: { ledgerProofMinutes } }: Proven): Jobs {
  if (ledgerProofMinutes === 0) return { tasks: {}, cron: [] };
  const prove = async () => {
    const proof = await proveWhenDue(db, ledgerProofMinutes * MINUTE_MS);
    if (!proof || proof.green) return;
    const problems = [
      ...new Set([...proof.problems, ...proof.books.flatMap((book) => book.problems)]),
    ];
    log.error({ problems }, "the ledger does not add up");
  };
  // One at a time: a proof of much may take longer than the minute until the next one is asked for.
  return {
    tasks: { "prove-ledger": prove },
    cron: ["* * * * * prove-ledger ?max=1&queue=prove-ledger"],
  };
}
