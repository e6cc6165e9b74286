import { expect, test } from "vitest";
import { useRoundsApi } from "../testing/use-rounds-api.ts";

const { api, ana, ben, vendor, vendorServer, playedRound, addVendor, takeGames, lostBet } =
  await useRoundsApi();

test("the account record shows every movement with the balance after it, newest first, a page at a time", async () => {
  const before = (await api("GET", "/account-record?pageSize=100", ana)).value.content.length;
  await playedRound(ana);
  const { content } = (await api("GET", "/account-record?pageSize=2", ana)).value;
  expect(content).toMatchObject([
    { kind: "win", amount: { amount: "80000" }, game: "Harbor Lanterns" },
    { kind: "bet", amount: { amount: "-50000" }, game: "Harbor Lanterns" },
  ]);
  expect((await api("GET", "/account-record?pageSize=100", ana)).value.content).toHaveLength(
    before + 2,
  );
  expect((await api("GET", "/account-record?kind=deposit", ana)).value.content).toHaveLength(1);
  expect((await api("GET", "/account-record?to=2020-01-01T00:00:00Z", ana)).value.content).toEqual(
    [],
  );
});

test("two vendors call a game by the same code, and the account record names each vendor's own", async () => {
  vendorServer.answers["game/list"] = [
    { game_code: "mines", name: "Mines of Twin", enabled: true, category: "Instant" },
  ];
  const twin = await addVendor("twin", "Twin");
  await takeGames(twin);
  await lostBet(ben, twin.id, "mines");
  await lostBet(ben, vendor.id, "mines");
  const { content } = (await api("GET", "/account-record?pageSize=2", ben)).value;
  expect(content.map(({ game }) => game)).toEqual(["Mango Mines", "Mines of Twin"]);
});

test("the pages of the account record hold each movement once, know whether another page follows, and begin and end at the times asked for", async () => {
  await playedRound(ana);
  const record = async (query: string) => (await api("GET", `/account-record?${query}`, ana)).value;
  const all = (await record("pageSize=100")).content;
  for (const pageNo of all.keys().map((at) => at + 1)) {
    const page = await record(`pageSize=1&pageNo=${pageNo}`);
    expect(page).toEqual({
      content: [all[pageNo - 1]],
      pageNo,
      totalPages: Math.min(all.length, pageNo + 1),
    });
  }
  for (const { at } of all) {
    const time = encodeURIComponent(String(at));
    const later = all.filter((movement) => String(movement["at"]) >= String(at));
    expect((await record(`pageSize=100&from=${time}`)).content).toEqual(later);
    expect((await record(`pageSize=100&to=${time}`)).content).toEqual(all.slice(later.length));
  }
});

test("records can be asked by game, status and time, and nonsense is refused", async () => {
  await playedRound(ana);
  const count = async (query: string) =>
    (await api("GET", `/betting-record${query}`, ana)).value.content.length;
  expect(await count("?gameId=acme-harbor-lanterns&pageSize=100")).toBeGreaterThan(0);
  expect([
    await count("?gameId=acme-mines"),
    await count("?gameId=nothing"),
    await count("?status=VOID"),
    await count("?from=2100-01-01T00:00:00Z"),
  ]).toEqual([0, 0, 0, 0]);
  for (const query of ["?pageNo=0", "?pageSize=1000", "?status=LOST", "?from=yesterday"])
    expect((await api("GET", `/betting-record${query}`, ana)).status).toBe(400);
  expect((await api("GET", "/betting-record/rd_99999999999999999999", ana)).status).toBe(400);
  expect((await api("GET", "/betting-record/1%20or%201=1", ana)).status).toBe(400);
});
