import {
  chanceOver,
  choiceMarket,
  wonIf,
  type MarketRules,
  type Settlement,
} from "@perya/lottery-kit";
import type { Numbers } from "./layout.ts";

/** The side of the tens and the units of the special prize. */
type SideOf = (tens: number, units: number) => string;

/** Tài xỉu, where 50 to 99 is big; chẵn lẻ; rồng hổ, where the tens play against the units. */
export const sideMarkets: readonly MarketRules<Numbers>[] = [
  market("DB2_BS", ["BIG", "SMALL"], (tens) => (tens >= 5 ? "BIG" : "SMALL")),
  market("DB2_OE", ["ODD", "EVEN"], (_, units) => (units % 2 === 1 ? "ODD" : "EVEN")),
  market("DB2_DT", ["DRAGON", "TIGER", "TIE"], dragonOrTiger),
];

function market(code: string, options: readonly string[], sideOf: SideOf): MarketRules<Numbers> {
  const settle = (side: string, tens: number, units: number): Settlement =>
    wonIf(sideOf(tens, units) === side);
  return choiceMarket({
    code,
    group: "tai-xiu",
    options,
    settle: (side, numbers) => settle(side, ...lastTwo(numbers)),
    chance: (side) =>
      chanceOver(
        Array.from(
          { length: 100 },
          (_, ending) => [1, settle(side, Math.floor(ending / 10), ending % 10)] as const,
        ),
      ),
  });
}

function lastTwo(numbers: Numbers): [tens: number, units: number] {
  const special = numbers["DB"]?.[0] ?? "";
  return [Number(special.at(-2)), Number(special.at(-1))];
}

function dragonOrTiger(tens: number, units: number): "DRAGON" | "TIGER" | "TIE" {
  if (tens === units) return "TIE";
  return tens > units ? "DRAGON" : "TIGER";
}
