import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { verifyLedger } from "./index.ts";
import { steps } from "./testing/random-steps.ts";
import { compareWorlds, endRun, startRun, take } from "./testing/two-wallets.ts";

/**
 * For more of the fixed seed: `WALLET_MODEL_RUNS=2000 npx vitest run model.test.ts`. Fresh ones are
 * those of `npm run search`.
 */
const LONG = process.env["WALLET_MODEL_RUNS"];
const RUNS = Number(LONG ?? 16);
/** A run takes a fifth of a second; this ends one that hangs. */
const MS_PER_RUN = 20_000;

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

test(
  "whatever is sent, in whatever order and by whichever way, two wallets say and do what the contract says",
  async () => {
    const heard = new Map<string, number>();
    const count = (kind: string, said: { ok: boolean; refusal?: string; tombstone?: true }) => {
      const name = `${kind} ${said.refusal ?? (said.tombstone ? "tombstone" : "ok")}`;
      heard.set(name, (heard.get(name) ?? 0) + 1);
    };
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const run = await startRun(db, count);
        for (const step of taken) await take(run, step);
        await compareWorlds(run);
        await endRun(run);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(await verifyLedger(db)).toMatchObject({ green: true });
    const commands = [...heard.values()].reduce((sum, times) => sum + times, 0);
    expect(commands).toBeGreaterThan(150);
    if (LONG === undefined) return;
    // What was never asked was not tested.
    for (const answer of [
      "bet ok",
      "win ok",
      "rollback ok",
      "rollback tombstone",
      "bet ROUND_CLOSED",
      "bet NOT_ENOUGH_MONEY",
    ])
      expect(heard.get(answer)).toBeGreaterThan(0);
    process.stdout.write(`${commands} commands\n${table(heard)}\n`);
  },
  LONG === undefined ? undefined : RUNS * MS_PER_RUN,
);

function table(heard: ReadonlyMap<string, number>): string {
  return [...heard]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([answer, times]) => `${answer}: ${times}`)
    .join("\n");
}
