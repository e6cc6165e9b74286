import { expect, test } from "vitest";
import { HOUSE_LOTTERIES } from "./house-games.ts";
import { houseNames } from "./house-names.ts";

const games = HOUSE_LOTTERIES.flatMap((vendor) => vendor.games);

test.each(["CN", "VI", "TY", "AR"] as const)(
  "CA-21 every lottery of minutes says them in %s, and no two have the same name",
  (language) => {
    const names = games
      .filter(({ name }) => name.includes("minute"))
      .map((game) => houseNames(game)[language]);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/\d|دقيقة/);
    for (const name of names) expect(name).not.toMatch(/minutes?\b/);
    expect(new Set(names).size).toBe(names.length);
  },
);

test("CA-21 a name in Arabic begins with Arabic letters, so that it is read from the right", () => {
  for (const game of games)
    expect(houseNames(game)["AR"] ?? "").toMatch(/^(\p{Script=Arabic}.*)?$/u);
});

test("CA-21 a lottery is called what its players call it, and plainly where they have no name for it", () => {
  const named = (code: string) => {
    const game = games.find((one) => one.code === code);
    return game && houseNames(game);
  };
  expect(named("VN27-5M")).toEqual({
    CN: "越南27 · 5分钟",
    VI: "Việt Nam 27 · 5 phút",
    TY: "Vietnam 27 · 5 minuto",
    AR: "فيتنام 27 · 5 دقائق",
  });
  expect(named("HN5-5M")).toMatchObject({ CN: "河内5分彩", VI: "Hà Nội 5 · 5 phút" });
  expect(named("MARK6")).toEqual({ CN: "六合彩", TW: "六合彩", VI: "Lục hợp" });
  expect(named("LOTT-SSC-20M")).toMatchObject({ AR: "يانصيب SSC · 20 دقيقة" });
});
