import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openDraw } from "@perya/fair";
import type { LotteryRules } from "@perya/lottery-kit";
import { rulesOf } from "../../apps/player/src/features/lottery/play/rules-of.ts";

const PLAYER = join(import.meta.dirname, "../../apps/player");
/** Terms that can draw any lottery: only Mark Six reads them. */
const TERMS = { animal: 0 };

type Words = Readonly<Record<string, unknown>>;

/**
 * What the player site lacks to show a lottery: its rules, its art, or the words of its markets and
 * prizes.
 */
export async function missingOf(rules: LotteryRules, art: string): Promise<string[]> {
  const { group, name } = messages("markets");
  const { prize } = messages("lottery");
  const board = rules.board(rules.draw(openDraw("seed", "label"), TERMS));
  const loaded = await rulesOf(rules.code).catch(() => undefined);
  return [
    ...(loaded === rules ? [] : ["play/rules-of.ts does not load its rules"]),
    ...(existsSync(join(PLAYER, "public", art)) ? [] : [`no picture public${art}`]),
    ...rules.markets.flatMap((market) => [
      ...(market.group in (group ?? {}) ? [] : [`no word of the group ${market.group}`]),
      ...(hasName(name ?? {}, market.code) ? [] : [`no name of the market ${market.code}`]),
    ]),
    ...board
      .filter((row) => !(row.prize in (prize ?? {})))
      .map((row) => `no name of the prize ${row.prize}`),
  ].map((what) => `${rules.code}: ${what}`);
}

/** A market may share a name with others of its kind: `PICK` is the name of PICK1 to PICK10. */
function hasName(names: Words, code: string): boolean {
  return code in names || code.replace(/\d+$/, "") in names;
}

function messages(area: string): Readonly<Record<string, Words | undefined>> {
  const path = join(PLAYER, "src/messages/en", `${area}.json`);
  return JSON.parse(readFileSync(path, "utf8")) as Record<string, Words | undefined>;
}
