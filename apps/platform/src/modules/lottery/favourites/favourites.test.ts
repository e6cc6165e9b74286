import { beforeAll, expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { seedLottery } from "../index.ts";

const { db, sites } = await useSites();
const GAME = "VN27-1M";
beforeAll(() => db.inTransaction(seedLottery));

const keep = (player: TestPlayer, more: object = {}) =>
  player.call("POST", "/lottery/favourites", {
    gameCode: GAME,
    market: "BAO2",
    name: "Birthdays",
    picks: ["07", "42"],
    ...more,
  });
const list = async (player: TestPlayer, game = GAME) =>
  (await player.call("GET", `/lottery/favourites?gameCode=${game}`)).value;

test("LB-12 a player keeps numbers of a market under a name, game by game, renames and removes them", async () => {
  const player = await sites.player();
  expect(await list(player)).toEqual([]);
  const { value: birthdays } = await keep(player, { name: "  Birthdays " });
  await keep(player, { market: "XIEN2", name: "House", picks: ["01", "10", "99"] });
  expect(await list(player)).toEqual([
    { id: birthdays.id, market: "BAO2", name: "Birthdays", picks: ["07", "42"] },
    expect.objectContaining({ market: "XIEN2", name: "House", picks: ["01", "10", "99"] }),
  ]);
  expect(await list(player, "VN18-1M")).toEqual([]);
  const at = `/lottery/favourites/${birthdays.id}`;
  expect((await player.call("PUT", at, { name: "Family" })).value.name).toBe("Family");
  expect((await player.call("DELETE", at)).status).toBe(200);
  expect((await player.call("DELETE", at)).status).toBe(404);
  expect((await list(player)).map(({ name }: { name: string }) => name)).toEqual(["House"]);
});

test("LB-12 nobody else sees, renames or removes them, and a visitor keeps none", async () => {
  const [owner, other] = [await sites.player(), await sites.player()];
  const { value } = await keep(owner);
  const at = `/lottery/favourites/${value.id}`;
  expect(await list(other)).toEqual([]);
  expect((await other.call("PUT", at, { name: "Mine" })).status).toBe(404);
  expect((await other.call("DELETE", at)).status).toBe(404);
  expect(await list(owner)).toEqual([expect.objectContaining({ name: "Birthdays" })]);
});

test("LB-12 what is no bet of the market or has no name is refused, and a game holds twenty sets, also when two are kept at once", async () => {
  const player = await sites.player();
  expect((await keep(player, { market: "NONE" })).code).toBe("UNKNOWN_MARKET");
  for (const picks of [["7"], ["07", "07"], ["100"], ["BIG"]])
    expect((await keep(player, { picks })).code).toBe("INVALID_PICKS");
  for (const bad of [{ name: "   " }, { name: "x".repeat(31) }, { picks: [] }])
    expect((await keep(player, bad)).code).toBe("INVALID_REQUEST");
  expect((await keep(player, { gameCode: "NONE" })).code).toBe("NOT_FOUND");
  for (let n = 0; n < 19; n++) expect((await keep(player)).status).toBe(200);
  const answers = await Promise.all([keep(player), keep(player)]);
  expect(answers.map(({ code }) => code ?? "kept").toSorted()).toEqual([
    "TOO_MANY_FAVOURITES",
    "kept",
  ]);
  expect(await list(player)).toHaveLength(20);
});
