import type { GameRules } from "@perya/game-kit";
import { rules as coral } from "@perya/game-coral-cascade/rules";
import { rules as halo } from "@perya/game-halo-halo-drop/rules";
import { rules as harbor } from "@perya/game-harbor-lanterns/rules";
import { rules as mango } from "@perya/game-mango-mines/rules";
import { rules as thunder } from "@perya/game-thunder-orchard/rules";
import { describe, expect, test } from "vitest";
import coralMath from "../../../../../games/coral-cascade/math.json" with { type: "json" };
import tables from "../../../../../games/halo-halo-drop/tables.json" with { type: "json" };
import harborMath from "../../../../../games/harbor-lanterns/math.json" with { type: "json" };
import { multiplierAt } from "../../../../../games/mango-mines/rules.ts";
import thunderMath from "../../../../../games/thunder-orchard/math.json" with { type: "json" };
import { TEXTS } from "./texts.ts";

const GAMES = [harbor, thunder, coral, halo, mango] as readonly Pick<
  GameRules<never, never, never>,
  "code" | "rtpPpm" | "maxWinX"
>[];
const numbers = (text: string) =>
  [...text.matchAll(/[\d,]*\d(?:\.\d+)?/g)].map(([one]) => Number(one.replaceAll(",", "")));

/** The numbers of the row of a game's table that begins with this name. */
function row(game: string, name: string): readonly number[] {
  const line = TEXTS[game]?.split("\n").find((one) => one.startsWith(`| ${name} |`));
  return line === undefined ? [] : numbers(line.slice(name.length + 3));
}

test.each(GAMES)(
  "the page of $code states the return and the highest win the studio plays by",
  ({ code, rtpPpm, maxWinX }) => {
    const text = TEXTS[code] ?? "";
    const [, stated = ""] = /Return to player: ([\d.]+)/.exec(text) ?? [];
    const decimals = stated.split(".")[1]?.length ?? 0;
    expect(stated).toBe((rtpPpm / 10_000).toFixed(decimals));
    expect(numbers(text)).toContain(maxWinX);
  },
);

describe("what the pages say pays is what pays", () => {
  test.each(Object.entries(harborMath.pay))("harbor lanterns: %s", (symbol, pay) => {
    const name =
      symbol === "T"
        ? "10"
        : symbol.length > 1
          ? symbol[0] + symbol.slice(1).toLowerCase()
          : symbol;
    expect(row("harbor-lanterns", name)).toEqual(pay.filter((coins) => coins > 0));
  });

  test.each(Object.entries(thunderMath.payCoinsPerWay))("thunder orchard: %s", (symbol, pay) => {
    expect(row("thunder-orchard", symbol[0] + symbol.slice(1).toLowerCase())).toEqual(
      pay.filter((coins) => coins > 0),
    );
  });

  test.each(coralMath.names.map((name, at) => [name, coralMath.payPctOfBet[at]] as const))(
    "coral cascade: %s",
    (name, pay) => {
      expect(row("coral-cascade", name[0] + name.slice(1).toLowerCase())).toEqual(pay);
    },
  );

  test.each([8, 12, 16] as const)("halo-halo drop: %i rows", (rows) => {
    const sides = (["low", "mid", "high"] as const).flatMap((risk) =>
      tables[`${rows}-${risk}`].mult.slice(0, rows / 2 + 1),
    );
    expect(row("halo-halo-drop", `${rows} rows`)).toEqual(sides);
  });

  test("mango mines: the first good crates with three and with five spoiled", () => {
    const first = (mines: number) =>
      [1, 2, 3].map((picks) => Number(multiplierAt(mines, picks)) / 10_000);
    expect(numbers(TEXTS["mango-mines"] ?? "").join(" ")).toContain(
      [3, ...first(3), 5, ...first(5)].join(" "),
    );
  });
});
