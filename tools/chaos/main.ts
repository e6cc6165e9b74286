import { startLoad } from "./load.ts";
import { mayhem } from "./mayhem.ts";
import { HELP, readOptions, type Options } from "./options.ts";
import { revive, type Part } from "./parts/part.ts";
import type { Check } from "./proof/check.ts";
import { prove } from "./prove.ts";
import { printKill, printProof, words } from "./report.ts";
import { openStage } from "./stage.ts";
import { standTrial, type Close } from "./stand-trial.ts";

/** Before the first kill, so that there is something to lose. */
const CALM_MS = 2_000;

async function run({ kills, seed, lossy }: Options, directory: string, closing: Close[]): Promise<boolean> {
  const fell: string[] = [];
  const onFell = (part: Part, how: string) => {
    console.log(`  ${part.name} ended by itself (${how}); starting it again`);
    fell.push(`${part.name} ended by itself: ${how}`);
    void revive(part);
  };
  const stage = await openStage({ directory, lossy, onFell, closing });
  const load = startLoad(stage, seed);
  await new Promise((resolve) => setTimeout(resolve, CALM_MS));
  await mayhem(stage.parts, kills, seed, (kill) => printKill(kill, kills, load.figures()));
  console.log("\n  everybody is up; ending what was begun, then sending everything again …");
  await load.end();
  console.log(`  ${words(load.figures())}`);
  const stayed: Check = { name: "parts that nobody killed stayed up", looked: stage.parts.length, faults: fell };
  return printProof([...(await prove(stage, load)), stayed]);
}

await standTrial({ name: "chaos", help: HELP, readOptions, words: ({ kills, seed }) => `${kills} kills, seed ${seed}`, run });
