import { connect } from "@perya/postgres";
import { verifyLedger } from "../../../apps/platform/src/modules/wallet/index.ts";
import type { Check } from "../proof/check.ts";
import { readLedger, type Ledger } from "../proof/ledger.ts";
import type { Answered, Callers } from "./callers.ts";

/** The outcome of the bets in a failover. Amounts in ledger units. */
export interface Outcome {
  readonly synchronous: boolean;
  readonly answered: number;
  /** Of these, answered by the primary that was killed. */
  readonly answered_before: number;
  /** Answered as accepted, but not in the new primary's ledger as answered. */
  readonly missing: number;
  readonly missing_units: number;
  /** In the ledger more than once. */
  readonly twice: number;
  readonly refused: number;
  /** Attempts without an answer; each was repeated until it had one. */
  readonly unknown: number;
  /** From the kill to the first answer of the new primary. Detecting the kill is not included. */
  readonly first_answer_ms: number;
  readonly entries: number;
  /** Findings of the ledger proofs: on the standby while it followed, and on the new primary. */
  readonly problems: readonly string[];
}

interface Evidence {
  /** URL of the new primary's database. */
  readonly url: string;
  readonly players: readonly bigint[];
  readonly callers: Callers;
  /**
   * When the primary was killed, and when the forwarder was redirected to the new one, by
   * `performance.now()`.
   */
  readonly killedAt: number;
  readonly redirectedAt: number;
  readonly synchronous: boolean;
  /** Findings of the proof of the standby's ledger before the failover. */
  readonly copy: readonly string[];
}

/** Compares the answers with the new primary's ledger, and proves that ledger. */
export async function measureOutcome({
  url,
  players,
  callers,
  killedAt,
  redirectedAt,
  synchronous,
  copy,
}: Evidence): Promise<Outcome> {
  const db = connect(url);
  try {
    const ledger = await readLedger(db, players);
    const proof = await verifyLedger(db);
    const { answered, refused } = callers;
    const missing = answered.filter((one) => !stands(ledger, one));
    const after = answered.filter(({ at }) => at > redirectedAt);
    return {
      synchronous,
      answered: answered.length,
      answered_before: answered.length - after.length,
      missing: missing.length,
      missing_units: Number(missing.reduce((sum, { command }) => sum + command.units, 0n)),
      twice: answered.filter(({ command }) => ledger.find(command).length > 1).length,
      refused: refused.length,
      unknown: callers.unknown(),
      first_answer_ms: Math.round(firstOf(after) - killedAt),
      entries: Number(proof.entries),
      problems: [
        ...copy,
        ...(proof.green
          ? []
          : ["the ledger is RED", ...proof.books.flatMap(({ problems }) => problems)]),
      ],
    };
  } finally {
    await db.close();
  }
}

function stands(ledger: Ledger, { command, receipt }: Answered): boolean {
  const [entry] = ledger.find(command);
  return (
    entry !== undefined &&
    `${entry.player}-${entry.seq}` === receipt.entry &&
    entry.after === receipt.balance &&
    entry.units === command.units
  );
}

/**
 * What must hold: no answered bet is missing if commits waited for the standby, and some are if
 * they did not; otherwise the run proves nothing.
 */
export function checkOutcome(outcome: Outcome): Check[] {
  const { synchronous, answered, missing, missing_units: units, problems } = outcome;
  const kind = synchronous ? "synchronous" : "asynchronous control";
  const lost = `${missing} answered bets of ${units} units are missing`;
  const unlike = synchronous
    ? [lost]
    : ["nothing that was answered is missing: this run could not have failed"];
  return [
    {
      name: `${kind}: ${synchronous ? "no answered bet is missing" : "answered bets are missing"}`,
      looked: answered,
      faults: missing > 0 === synchronous ? unlike : [],
    },
    {
      name: `${kind}: no bet is there twice`,
      looked: answered,
      faults: outcome.twice > 0 ? [`${outcome.twice} bets are there twice`] : [],
    },
    {
      name: `${kind}: nobody was refused`,
      looked: answered,
      faults: outcome.refused > 0 ? [`${outcome.refused} bets were refused`] : [],
    },
    {
      name: `${kind}: the ledger is proven, on the standby and on the new primary`,
      looked: outcome.entries,
      faults: problems,
    },
  ];
}

/** A fast machine answers more than can be the arguments of one call. */
function firstOf(answers: readonly { readonly at: number }[]): number {
  return answers.reduce((first, { at }) => Math.min(first, at), Infinity);
}
