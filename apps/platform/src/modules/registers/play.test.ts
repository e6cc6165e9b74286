import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openPlatform } from "../../open-platform.ts";
import type { Platform } from "../../platform.ts";
import { passTime } from "../../testing/pass-time.ts";
import type { TestPlayer } from "../../testing/people.ts";
import { depositOf } from "../cashier/testing/open-cashier.ts";
import { openLotteryWorld, placeLines, units } from "../lottery/testing/lottery-world.ts";
import { saveProfile } from "../players/index.ts";
import { lawOfPlay, lawsOfBets } from "../profiles/index.ts";
import { verifyLedger } from "../wallet/index.ts";
import { bet } from "../wallet/testing/open-book.ts";
import { useRegisters } from "./testing/use-registers.ts";
import { withdrawing } from "./testing/withdrawing.ts";

const { db, sites, platform, under, load, forgetLists, soon } = await useRegisters();
const NDRP = "NDRP (National Database of Restricted Persons)";
const withdraws = withdrawing(platform);
const world = await openLotteryWorld(sites);

beforeEach(() => forgetLists());
afterAll(async () => {
  expect((await verifyLedger(db)).green).toBe(true);
});

/** A player with a number, a proven identity and 100 pesos. */
async function someone(idNumber = randomUUID()): Promise<TestPlayer> {
  const player = await sites.player(2);
  const given = { kind: "adjust", player: player.id, units: BigInt(units(100)) } as const;
  await db.inTransaction(async (tx) => {
    await saveProfile(tx, player.id, { idNumber });
    await platform.wallet.append(tx, [{ ...given, key: randomUUID(), reason: "a test" }]);
  });
  return player;
}

const lawful = ({ id }: TestPlayer) =>
  ({ id, brandId: 1n, currency: "PHP", book: "real" }) as const;

/** What becomes of a bet at a vendor in a process. */
async function bets(player: TestPlayer, process: Platform = platform): Promise<string> {
  const law = await lawsOfBets(process, lawful(player), "slots");
  const asked = { ...bet({ player: player.id, units: 1n, vendor: 3 }), law };
  const [answer] = await process.wallet.submit([asked]);
  return answer?.ok ? "taken" : (answer?.refusal ?? "none");
}

const deposits = async (player: TestPlayer) => {
  const { status, code } = await player.call("POST", "/deposits", depositOf("bank-transfer", 500n));
  return status === 200 ? "taken" : code;
};
const opens = async (player: TestPlayer) =>
  (await lawOfPlay(platform, lawful(player), "slots")).refusal ?? "open";

/** Lets what a register said of a player be over. */
const answerOver = async (player: TestPlayer) => {
  await db.run(sql`
    update player_register_clear set until = now() where player_id = ${player.id}`);
  await db.run(sql`update register_answer set valid_until = now() where player_id = ${player.id}`);
  passTime(60_000);
};

async function orders(player: TestPlayer, game: Awaited<ReturnType<typeof world.newGame>>) {
  const { issueNo } = await world.newIssue(game);
  const lines = [{ market: "SIZE", picks: ["BIG"], unit: units(10) }];
  return placeLines(player, game, issueNo, lines);
}

describe("a register that is down in the middle of a session", () => {
  test("stops bets and deposits once its last word is over, and never a withdrawal", async () => {
    await under("PH");
    const player = await someone();
    await load(NDRP, []);
    expect([await deposits(player), await opens(player), await bets(player)]).toEqual([
      "taken",
      "open",
      "taken",
    ]);
    // While the answer counts, nobody has to be asked.
    await forgetLists();
    passTime(60_000);
    expect([await deposits(player), await bets(player)]).toEqual(["taken", "taken"]);
    await answerOver(player);
    expect([await bets(player), await opens(player), await deposits(player)]).toEqual([
      "LIMIT_REACHED",
      "REGISTER_REFUSED",
      "REGISTER_REFUSED",
    ]);
    const note = await db.row<{ note: string }>(sql`
      select note from wallet_entry where player = ${player.id} order by seq desc limit 1`);
    expect(note?.note).toBe("PH.exclusion.register v1");
    expect((await withdraws(player, 100n)).status).toBe(200);
  });

  test("a page that says that its player is at a game has the register asked before its word is over", async () => {
    await under("PH");
    const player = await someone();
    await load(NDRP, []);
    await player.call("POST", "/play", {});
    await db.run(sql`
      update register_answer set valid_until = now() + interval '30 minutes'
      where player_id = ${player.id}`);
    await player.call("POST", "/play", {});
    const said = await db.row<{ hours: number }>(sql`
      select (extract(epoch from until - now()) / 3600)::int4 as hours from player_register_clear
      where player_id = ${player.id}`);
    expect(Number(said?.hours)).toBe(24);
  });

  test("lottery orders and chases wait as well", async () => {
    const game = await world.newGame({ rules: "k3", prizeMode: "Elott" });
    await under("PH");
    const player = await someone();
    expect(await orders(player, game)).toMatchObject({ status: 403, code: "REGISTER_REFUSED" });
    await load(NDRP, []);
    passTime(60_000);
    expect((await orders(player, game)).status).toBe(200);
  });
});

describe("who is listed while bets are open", () => {
  test.each([
    ["BR", "SIGAP central self-exclusion", 100],
    ["PH", NDRP, 90],
  ])("under %s: %s leaves %i of 100 that were there", async (profile, register, left) => {
    const number = randomUUID();
    const game = await world.newGame({ rules: "k3", prizeMode: "Elott" });
    const player = await someone(number);
    expect((await orders(player, game)).status).toBe(200);
    await under(profile);
    await load(register, [`${number},,,`]);
    await soon(async () => {
      const { value } = await player.call("GET", "/exclusion");
      expect(value).toMatchObject({ kind: "REGISTER", register });
      const cash = (await platform.wallet.balance(player.id))?.cash;
      expect(cash).toBe(BigInt(units(left)));
    });
    expect(await bets(player)).toBe("PLAYER_DISABLED");
  });

  test("a second process refuses their bets too, and one that starts later, until the list lets them go", async () => {
    await under("PH");
    const number = randomUUID();
    const player = await someone(number);
    const second = await openPlatform(platform.config);
    await load(NDRP, []);
    expect([await bets(player), await bets(player, second)]).toEqual(["taken", "taken"]);
    await load(NDRP, [`${number},,,`]);
    await soon(async () => expect(await bets(player, second)).toBe("PLAYER_DISABLED"));
    expect(await bets(player)).toBe("PLAYER_DISABLED");
    await second.close();
    const restarted = await openPlatform(platform.config);
    expect(await bets(player, restarted)).toBe("PLAYER_DISABLED");
    await load(NDRP, []);
    await soon(async () => expect(await bets(player, restarted)).toBe("taken"));
    await restarted.close();
  });
});
