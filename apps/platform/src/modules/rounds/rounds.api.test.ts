import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { followAll } from "./testing/follow-all.ts";
import { useRoundsApi } from "./testing/use-rounds-api.ts";

const { db, api, vendorServer, playedRound, ana, ben, launched, wallet } = await useRoundsApi();

test("a visitor sees the games that exist, by type, vendor and part of a name", async () => {
  const games = async (query: string) =>
    (await api("GET", `/games${query}`)).value.games.map((game) => game["gameId"]);
  expect(await games("")).toEqual(["acme-harbor-lanterns", "acme-mines"]);
  expect(await games("?gameType=RNG")).toEqual(["acme-harbor-lanterns"]);
  expect(await games("?gameName=MANGO")).toEqual(["acme-mines"]);
  expect(await games("?gameName=%25")).toEqual([]);
  expect(await games("?vassalage=NONE")).toEqual([]);
  expect((await api("GET", "/games/acme-mines")).value).toMatchObject({
    displayName: "Mango Mines",
    gameType: "INHOUSE",
    vendorName: "Acme",
  });
  expect((await api("GET", "/games/nothing")).status).toBe(404);
  expect((await api("GET", "/vendors")).value).toMatchObject([
    { vassalage: "ACME", name: "Acme", gameCategory: "INHOUSE", games: 1 },
    { vassalage: "ACME", name: "Acme", gameCategory: "RNG", games: 1 },
  ]);
});

test("a round that was played is in the player's betting record, with its movements and its proof", async () => {
  const proof = {
    round: "r",
    game_code: "Harbor Lanterns",
    version: 1,
    fair_code: "slotA",
    commitment: "c0ffee",
    server_seed: null,
    client_seed: "me",
    nonce: 4,
    choice: {},
    state: { reels: [1] },
    stake: "1",
    payout: "2",
  };
  vendorServer.answers["game/round"] = proof;
  const round = await playedRound(ana);
  const [row] = (await api("GET", "/betting-record", ana)).value.content;
  expect(row).toMatchObject({
    round,
    gameId: "acme-harbor-lanterns",
    gameName: "Harbor Lanterns",
    vendor: "Acme",
    stake: { amount: "50000", currency: "PHP" },
    payout: { amount: "80000" },
    net: { amount: "30000" },
    status: "CLOSED",
  });
  const details = await api("GET", `/betting-record/${String(row?.["id"])}`, ana);
  expect(details.value["movements"]).toMatchObject([
    { kind: "bet", amount: { amount: "-50000" } },
    { kind: "win", amount: { amount: "80000" } },
  ]);
  expect(details.value["proof"]).toEqual({
    commitment: "c0ffee",
    clientSeed: "me",
    nonce: 4,
    fairCode: "slotA",
    game: "Harbor Lanterns",
    version: 1,
    choice: {},
    state: { reels: [1] },
  });
  expect(vendorServer.asked.at(-1)).toMatchObject({
    path: "game/round",
    body: { user: ana.publicId, round },
  });
});

test("what the vendor says was wagered, given back and played is in the round's details, as text", async () => {
  const shots = "<b>12</b> shots";
  await playedRound(ana, undefined, {
    is_aggregated: true,
    meta: { effectiveBet: 30_000 },
    round_details: { shots, odds: 1.5 },
  });
  const [row] = (await api("GET", "/betting-record", ana)).value.content;
  expect(row).toMatchObject({
    stake: { amount: "50000" },
    payout: { amount: "80000" },
    refund: { amount: "20000" },
    turnover: { amount: "30000" },
  });
  const details = await api("GET", `/betting-record/${String(row?.["id"])}`, ana);
  expect(details.value["details"]).toBe(`{"shots":"${shots}","odds":1.5}`);
});

test("a round of which nothing is said has its stake as turnover, and neither refund nor details", async () => {
  await playedRound(ana);
  const [row] = (await api("GET", "/betting-record", ana)).value.content;
  expect(row).toMatchObject({ turnover: { amount: "50000" } });
  expect(row).not.toHaveProperty("refund");
  const details = await api("GET", `/betting-record/${String(row?.["id"])}`, ana);
  expect(details.value).not.toHaveProperty("details");
});

test("a round's outcome is shown on the vendor's page: framed where its games are, linked to with TLS alone elsewhere", async () => {
  const round = await playedRound(ana);
  const [row] = (await api("GET", "/betting-record", ana)).value.content;
  const outcomeAt = async (url: unknown) => {
    vendorServer.answers["game/round"] = { url };
    return (await api("GET", `/betting-record/${String(row?.["id"])}`, ana)).value["outcome"];
  };
  const framed = `${vendorServer.gamesOrigin}/replay?round=${round}`;
  expect(await outcomeAt(framed)).toEqual({ kind: "FRAME", url: framed });
  expect(vendorServer.asked.at(-1)).toMatchObject({
    path: "game/round",
    body: { user: ana.publicId, round, lang: "en", lobby_url: "http://localhost:8080/" },
  });
  const linked = "https://elsewhere.example/round";
  expect(await outcomeAt(linked)).toEqual({ kind: "LINK", url: linked });
  for (const url of ["http://elsewhere.example/", "javascript:alert(1)", "round", 1, undefined])
    expect(await outcomeAt(url)).toEqual({ kind: "NONE" });
});

test("a round that is open shows no outcome, whatever its vendor answers, and one that was rolled back has none", async () => {
  vendorServer.answers["game/round"] = { url: `${vendorServer.gamesOrigin}/replay` };
  const bet = {
    user: ana.publicId,
    token: await launched(ana),
    round: "still-open",
    transaction_uuid: randomUUID(),
  };
  expect(await wallet("bet", { ...bet, amount: 50_000 })).toMatchObject({ status: "RS_OK" });
  const outcome = async () => {
    await followAll(db);
    const [row] = (await api("GET", "/betting-record", ana)).value.content;
    expect(row).toMatchObject({ round: "still-open" });
    return (await api("GET", `/betting-record/${String(row?.["id"])}`, ana)).value["outcome"];
  };
  expect(await outcome()).toEqual({ kind: "OPEN" });
  vendorServer.answers["game/round"] = {};
  const { transaction_uuid: reference_transaction_uuid, ...rest } = bet;
  await wallet("rollback", { ...rest, reference_transaction_uuid, round_closed: true });
  expect(await outcome()).toEqual({ kind: "VOID" });
});

test("a vendor that can't be reached takes only the proof and the outcome away from a round's details", async () => {
  await playedRound(ana);
  const [row] = (await api("GET", "/betting-record", ana)).value.content;
  vendorServer.down = true;
  const details = await api("GET", `/betting-record/${String(row?.["id"])}`, ana);
  vendorServer.down = false;
  expect([details.status, details.value["proof"]]).toEqual([200, undefined]);
  expect(details.value["outcome"]).toEqual({ kind: "UNAVAILABLE" });
});

test("a player can't read another player's rounds or movements", async () => {
  await playedRound(ana);
  const [row] = (await api("GET", "/betting-record", ana)).value.content;
  expect((await api("GET", `/betting-record/${String(row?.["id"])}`, ben)).status).toBe(404);
  expect((await api("GET", "/betting-record", ben)).value.content).toEqual([]);
  const own = (await api("GET", "/account-record", ben)).value.content;
  expect(
    own.map((movement) => [movement["kind"], (movement["amount"] as { amount: string }).amount]),
  ).toEqual([["deposit", "1000000"]]);
  for (const path of ["/betting-record", "/betting-record/rd_1", "/account-record"])
    expect((await api("GET", path)).status).toBe(401);
});

test("a wallet call with another player's token moves nobody's money", async () => {
  const token = await launched(ana);
  const balances = async () => [
    (await api("GET", "/balance", ana)).value["sumBalance"],
    (await api("GET", "/balance", ben)).value["sumBalance"],
  ];
  const before = await balances();
  expect(
    await wallet("bet", { user: ben.publicId, token, round: "r", amount: 1_000 }),
  ).toMatchObject({ status: "RS_ERROR_INVALID_TOKEN" });
  expect(await balances()).toEqual(before);
});
