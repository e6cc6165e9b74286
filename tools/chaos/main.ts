import { runFailover } from "./failover/run.ts";
import { checkHeld, holdAccount } from "./held-account.ts";
import { startLoad } from "./load.ts";
import { mayhem } from "./mayhem.ts";
import { HELP, readOptions, type Options } from "./options.ts";
import { revive, type Part } from "./parts/part.ts";
import type { Check } from "./proof/check.ts";
import { openPeople } from "./players/people.ts";
import { prove } from "./prove.ts";
import { countsOf, printHeld, printKill, printPassed, printProof } from "./report.ts";
import { openStage } from "./stage.ts";
import { standTrial, type Close } from "./stand-trial.ts";
import { startTroubles, type Passed } from "./troubles.ts";

/** Time before the first kill, so that there is data to lose. */
const CALM_MS = 2_000;

/** How long the callers of a failover bet before it, and after it. */
const FAILOVER_PEACE_MS = 5_000;

async function failover(_: Options, directory: string, closing: Close[]): Promise<boolean> {
  const { outcomes, checks } = await runFailover({
    directory,
    peaceMs: FAILOVER_PEACE_MS,
    throwaway: false,
    closing,
  });
  const held = printProof(checks);
  console.log(`\n${JSON.stringify({ failover: outcomes })}`);
  return held;
}

async function disturb(
  { kills, seed, lossy }: Options,
  directory: string,
  closing: Close[],
): Promise<boolean> {
  const fell: string[] = [];
  const onFell = (part: Part, how: string) => {
    console.log(`  ${part.name} ended by itself (${how}); starting it again`);
    fell.push(`${part.name} ended by itself: ${how}`);
    void revive(part);
  };
  const stage = await openStage({ directory, lossy, onFell, closing });
  const people = await openPeople(stage, seed);
  const load = startLoad(stage, people, seed);
  await new Promise((resolve) => setTimeout(resolve, CALM_MS));
  const held = await holdAccount(stage, load);
  printHeld(held);
  const passed: Passed[] = [];
  const calmDown = startTroubles(stage.troubles, seed, (one) => {
    passed.push(one);
    printPassed(one);
  });
  await mayhem(stage.parts, kills, seed, (kill) => printKill(kill, kills, load.figures()));
  await calmDown();
  console.log("\n  everyone is up; ending what was begun, then sending everything again …");
  await load.end();
  console.log(`  ${countsOf(load.figures())}`);
  const stayed: Check = {
    name: "parts that nobody killed stayed up",
    looked: stage.parts.length,
    faults: fell,
  };
  const proven = printProof([checkHeld(held), ...(await prove(stage, people, load)), stayed]);
  const { freeze = [], partition = [] } = Object.groupBy(passed, ({ kind }) => kind);
  const { sent, answered } = load.figures();
  const figures = {
    kills,
    freezes: freeze.length,
    partitions: partition.length,
    held,
    sent,
    answered,
    green: proven,
  };
  console.log(`\n${JSON.stringify({ chaos: figures })}`);
  return proven;
}

const run = (options: Options, directory: string, closing: Close[]) =>
  (options.failover ? failover : disturb)(options, directory, closing);
const words = ({ failover: asked, kills, seed }: Options) =>
  asked ? "failover" : `${kills} kills, seed ${seed}`;

await standTrial({ name: "chaos", help: HELP, readOptions, words, run });
