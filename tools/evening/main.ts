import { setTimeout as pause } from "node:timers/promises";
import { connect, type Database } from "@perya/postgres";
import { openDice } from "../chaos/dice.ts";
import { revive, type Part } from "../chaos/parts/part.ts";
import { printProof } from "../chaos/report.ts";
import { standTrial, type Close } from "../chaos/stand-trial.ts";
import { figures } from "./figures.ts";
import { collect, takeAll } from "./gifts/collect.ts";
import { endDayAt, quarterAfter } from "./gifts/day.ts";
import { makeVouchers, offerRaffle, openJackpot } from "./gifts/two-agree.ts";
import { VOUCHER } from "./gifts/terms.ts";
import { GAMES } from "./games.ts";
import { HELP, readOptions, type Options } from "./options.ts";
import { fallAll, fallOne } from "./outage.ts";
import { prepareGames, typeResults, voidOne } from "./people/staff-members.ts";
import { spendEvening } from "./people/bettor.ts";
import { openJournal, type Journal } from "./people/journal.ts";
import { areRebatesMade } from "./proof/gifts.store.ts";
import { prove, type DaysSpan, type Span } from "./proof/prove.ts";
import { openStage, type Stage } from "./stage.ts";

const [MINUTE_MS, HALF_MINUTE_MS] = [60_000, 30_000];
/** Longer than a draw of every game, but too short to void one. */
const ABSENCE_MS = 70_000;
/** Draws of each game that are of the day before. */
const DRAWS_BEFORE = 1;
/** A day closes five minutes after its end, and rebates are made every five minutes. */
const LONGEST_REBATES_MS = 720_000;

async function run(options: Options, directory: string, closing: Close[]): Promise<boolean> {
  const fell: string[] = [];
  const onFell = (part: Part, how: string) => {
    fell.push(`${part.name} ended by itself: ${how}`);
    void revive(part);
  };
  const stage = await openStage({ directory, onFell, closing });
  const db = connect(stage.databaseUrl);
  closing.push(() => db.close());
  const span = await planEvening(db, stage, options);
  const { from, everyMs, dayEnd, raffleEnd } = span;
  const codes = await makeVouchers(stage.staffMembers, stage.players.length * VOUCHER.each);
  const journal = openJournal(await offerRaffle(stage.staffMembers, raffleEnd));
  await openJackpot(stage.staffMembers);
  const at = (time: number) => pause(Math.max(0, time - Date.now()));
  const begun = at(from);
  const ended = at(dayEnd).then(() => say("the brand's day has ended: yesterday's play is over"));
  const over = Promise.all([
    ...stage.players.map(async (player, at) => {
      await ended;
      const own = codes.slice(at * VOUCHER.each, (at + 1) * VOUCHER.each);
      const dice = openDice(options.seed, `gifts of ${player.id}`);
      await collect(player, own, dice, span.to - everyMs, journal);
    }),
    ...stage.players.map(async (player) => {
      await begun;
      await spendEvening(player, options.seed, span.to - everyMs, journal);
    }),
    // Draws before the evening wait for their results too.
    typeResults(stage.staffMembers, options.seed, span, journal),
  ]);
  const [outage] = await Promise.all([incidents(stage, span, journal), over]);
  say("the evening is over; the rebates of its first day are awaited");
  await allCollected(db, stage, journal);
  say("recomputing it …\n");
  const proof = await prove(db, stage, journal, span);
  for (const line of figures(proof, journal, outage)) console.log(`  ${line}`);
  return printProof([
    ...proof.checks,
    {
      name: "processes that nobody killed stayed up",
      looked: stage.platforms.length,
      faults: fell,
    },
  ]);
}

/** Prepares the games, and plans the evening around the end of a quarter of an hour. */
async function planEvening(
  db: Database,
  { staffMembers, players, zones }: Stage,
  { quick, draws }: Options,
): Promise<DaysSpan> {
  await prepareGames(staffMembers, quick);
  const everyMs = quick ? HALF_MINUTE_MS : MINUTE_MS;
  const dayEnd = quarterAfter(Date.now(), (DRAWS_BEFORE + 1) * everyMs);
  await endDayAt(db, zones, dayEnd);
  const from = dayEnd - (DRAWS_BEFORE + 1) * everyMs;
  const to = from + Math.ceil(draws / GAMES.length) * everyMs;
  say(
    `${GAMES.length} games, ${players.length} players, ${(to - from) / everyMs} draws of each ` +
      `until ${new Date(to).toISOString().slice(11, 19)} UTC`,
  );
  // Between two draws, so that it is clear which of them count.
  return { from, to, everyMs, dayEnd, raffleEnd: to - everyMs * 1.5 };
}

/** Players take all that is left, once yesterday's rebates are made. */
async function allCollected(db: Database, stage: Stage, journal: Journal): Promise<void> {
  const deadline = Date.now() + LONGEST_REBATES_MS;
  while (!(await areRebatesMade(db)) && Date.now() < deadline) await pause(HALF_MINUTE_MS / 10);
  // Twice: what was claimed may be what brings the points to a hundred.
  const everyone = () => Promise.all(stage.players.map((player) => takeAll(player, journal)));
  await everyone();
  await everyone();
}

/**
 * The incidents of the evening: a draw is voided after a quarter of it, all processes are down in
 * the middle, and one process is killed after three quarters.
 */
async function incidents(
  stage: Stage,
  { from, to }: Span,
  journal: ReturnType<typeof openJournal>,
) {
  const at = (share: number) => pause(Math.max(0, from + (to - from) * share - Date.now()));
  await at(0.25);
  await voidOne(stage.staffMembers, journal);
  say("one draw is void");
  await at(0.45);
  say(`both processes are killed, for ${ABSENCE_MS / 1000} s`);
  const outage = await fallAll(stage.platforms, ABSENCE_MS);
  say("both are back");
  await at(0.75);
  const [first] = stage.platforms;
  if (first) await fallOne(first);
  say("one process was killed and is back");
  return outage;
}

function say(words: string): void {
  console.log(`  ${new Date().toISOString().slice(11, 19)}  ${words}`);
}

await standTrial({
  name: "evening",
  help: HELP,
  readOptions,
  words: ({ seed }) => `seed ${seed}`,
  run,
});
