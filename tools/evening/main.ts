import { setTimeout as pause } from "node:timers/promises";
import { connect } from "@perya/postgres";
import { revive, type Part } from "../chaos/parts/part.ts";
import { printProof } from "../chaos/report.ts";
import { standTrial, type Close } from "../chaos/stand-trial.ts";
import { figures } from "./figures.ts";
import { GAMES } from "./games.ts";
import { HELP, readOptions, type Options } from "./options.ts";
import { fallAll, fallOne } from "./outage.ts";
import { prepareGames, typeResults, voidOne } from "./people/staff-members.ts";
import { spendEvening } from "./people/bettor.ts";
import { openJournal } from "./people/journal.ts";
import { prove, type Span } from "./proof/prove.ts";
import { openStage, type Stage } from "./stage.ts";

const [MINUTE_MS, HALF_MINUTE_MS] = [60_000, 30_000];
/** Longer than a draw of every game, but too short to void one. */
const ABSENCE_MS = 70_000;

async function run(options: Options, directory: string, closing: Close[]): Promise<boolean> {
  const fell: string[] = [];
  const onFell = (part: Part, how: string) => {
    fell.push(`${part.name} ended by itself: ${how}`);
    void revive(part);
  };
  const stage = await openStage({ directory, onFell, closing });
  await prepareGames(stage.staffMembers, options.quick);
  const everyMs = options.quick ? HALF_MINUTE_MS : MINUTE_MS;
  const from = (Math.floor(Date.now() / everyMs) + 1) * everyMs;
  const span = { from, to: from + Math.ceil(options.draws / GAMES.length) * everyMs, everyMs };
  say(
    `${GAMES.length} games, ${stage.players.length} players, ${(span.to - from) / everyMs} ` +
      `draws of each until ${new Date(span.to).toISOString().slice(11, 19)} UTC`,
  );
  const journal = openJournal();
  const over = Promise.all([
    ...stage.players.map((player) =>
      spendEvening(player, options.seed, span.to - everyMs, journal),
    ),
    typeResults(stage.staffMembers, options.seed, span.to, journal),
  ]);
  const [outage] = await Promise.all([incidents(stage, span, journal), over]);
  say("the evening is over; recomputing it …\n");
  const db = connect(stage.databaseUrl);
  try {
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
  } finally {
    await db.close();
  }
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
