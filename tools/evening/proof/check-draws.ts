import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { openDraw } from "@perya/fair";
import { rulesOf } from "../../../apps/platform/src/modules/lottery/games/rules-of.ts";
import type { Answered } from "../../../apps/platform/src/testing/people.ts";
import type { Check } from "../../chaos/proof/check.ts";
import { GAMES } from "../games.ts";
import type { StoredDraw, StoredOrder } from "./evening.store.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const nameOf = ({ game, issueNo }: Pick<StoredDraw, "game" | "issueNo">) => `${game}:${issueNo}`;

/** Every draw of the calendar exists, and is settled or void. */
export function checkNoneSkipped(
  draws: readonly StoredDraw[],
  from: number,
  to: number,
  everyMs: number,
): Check {
  const faults = draws
    .filter(({ status, paying }) => paying || !["SETTLED", "VOIDED"].includes(status))
    .map((draw) => `${nameOf(draw)} is ${draw.status}`);
  const made = new Set(draws.map(({ game, drawAt }) => `${game} at ${drawAt.epochMilliseconds}`));
  let looked = 0;
  for (let at = from + everyMs; at <= to; at += everyMs)
    for (const game of GAMES) {
      looked++;
      if (!made.has(`${game} at ${at}`))
        faults.push(`${game} was not drawn at ${new Date(at).toISOString()}`);
    }
  return { name: "no draw was skipped, and all are settled or void", looked, faults };
}

/**
 * The stored data of each draw follow from its seed and from the orders that were locked for it.
 */
export function checkFair(draws: readonly StoredDraw[], orders: readonly StoredOrder[]): Check {
  const drawn = draws.filter(({ source, status }) => source === "RNG" && status === "SETTLED");
  const byDraw = Map.groupBy(
    orders.filter(({ cancelled }) => !cancelled),
    ({ draw }) => draw,
  );
  const faults = drawn.flatMap((draw) => {
    const ids = (byDraw.get(draw.id) ?? []).map(({ id }) => `lo_${id}`).join("\n");
    if (sha256(ids) !== draw.lockEntropy)
      return [`${nameOf(draw)} was not locked with the orders it has`];
    return redrawn(draw, draw.outcome, (outcome) => outcome);
  });
  return {
    name: "draws made again from their seeds and the locked orders",
    looked: drawn.length,
    faults,
  };
}

interface Published {
  readonly rules: string;
  readonly terms: StoredDraw["terms"];
  readonly commitment: string | null;
  readonly lockEntropy: string | null;
  readonly seed: string | null;
  readonly board: unknown;
}

/** The published data of each draw are enough to recompute it. */
export async function checkPublished(
  draws: readonly StoredDraw[],
  ask: (path: string) => Promise<Answered>,
): Promise<Check> {
  const drawn = draws.filter(({ source, status }) => source === "RNG" && status === "SETTLED");
  const faults: string[] = [];
  for (const { game, issueNo } of drawn) {
    const { status, value } = await ask(`/lottery/issues/${game}/${issueNo}`);
    if (status !== 200) faults.push(`${game}:${issueNo} is published with ${status}`);
    else
      faults.push(
        ...redrawn(
          { game, issueNo, ...(value as Published) },
          (value as Published).board,
          (outcome, rules) => rulesOf(rules).board(outcome),
        ),
      );
  }
  return { name: "draws made again from what is published", looked: drawn.length, faults };
}

function redrawn(
  draw: Pick<
    StoredDraw,
    "game" | "issueNo" | "rules" | "terms" | "commitment" | "lockEntropy" | "seed"
  >,
  told: unknown,
  shown: (outcome: unknown, rules: string) => unknown,
): string[] {
  const { seed, commitment, lockEntropy } = draw;
  if (seed === null || sha256(seed) !== commitment)
    return [`${nameOf(draw)} was not drawn from the seed it was committed to`];
  const outcome = rulesOf(draw.rules).draw(
    openDraw(seed, `${nameOf(draw)}:${lockEntropy}`),
    draw.terms,
  );
  const plain: unknown = JSON.parse(JSON.stringify(shown(outcome, draw.rules)));
  return isDeepStrictEqual(plain, told)
    ? []
    : [`${nameOf(draw)} says something else than its seed`];
}
