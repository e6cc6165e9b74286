import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { describe, expect, onTestFinished, test } from "vitest";
import { send } from "../../testing/people.ts";
import { fetchAt } from "../../testing/fetch-at.ts";
import { useSites } from "../../testing/use-sites.ts";
import { switchGameForBrand } from "../catalogue/index.ts";
import { addAcme } from "../catalogue/testing/add-acme.ts";
import { followAll } from "../rounds/testing/follow-all.ts";
import { maskName } from "./mask-name.ts";

const { db, sites } = await useSites();
const vendor = await db.inTransaction(async (tx) => {
  const acme = await addAcme(tx, sites.platform);
  await tx.run(sql`
    insert into game (slug, vendor_id, code, name, display_name, game_type, icon_url)
    values (
        'acme-reels', ${acme}, 'reels', 'Reels', 'Golden Reels', 'RNG',
        'https://cdn.example/reels.svg'
      ),
      ('acme-mines', ${acme}, 'mines', 'Mines', 'Mines', 'INHOUSE', '')`);
  return acme;
});

/** A round of a player's, from the bet to what it paid. Ledger units. */
async function play(
  player: bigint,
  { game = "reels", stake = 100_000n, payout = 0n, closes = true },
): Promise<void> {
  const round = randomUUID();
  const same = { vendor, player, round, game, currency: "PHP", free: false } as const;
  const transaction = randomUUID();
  await sites.platform.wallet.submit([
    {
      ...same,
      kind: "bet",
      transaction,
      reference: null,
      units: stake,
      closesRound: closes && payout === 0n,
    },
    ...(payout > 0n
      ? [
          {
            ...same,
            kind: "win",
            transaction: randomUUID(),
            reference: transaction,
            units: payout,
            closesRound: closes,
          } as const,
        ]
      : []),
  ]);
}

async function playerWithMoney() {
  const player = await sites.player();
  const units = 100_000_000n;
  await db.inTransaction((tx) =>
    sites.platform.wallet.append(tx, [
      { kind: "deposit", player: player.id, key: `d:${player.id}`, units },
    ]),
  );
  return player;
}

async function board(query = ""): Promise<
  {
    vo: { customerName: string; gameName: string; winAmount: { amount: string } };
    gameId: string;
  }[]
> {
  await followAll(db);
  return (await send(sites.playerUrl, {}, "GET", `/api/v1/winners${query}`)).value.list;
}

describe("PR-06 CA-06 CA-11 the winner board", () => {
  test("is empty where nobody has won, and asks for no more than twenty rows", async () => {
    expect(await board("?gameCategory=ALL&language=EN&limitNum=20")).toEqual([]);
    expect((await send(sites.playerUrl, {}, "GET", "/api/v1/winners?limitNum=21")).status).toBe(
      400,
    );
  });

  test("tells the last wins first: a masked name, the game's name and what the round paid, and nothing that was lost, is open or only came back", async () => {
    const player = await playerWithMoney();
    await play(player.id, { payout: 250_000n });
    await play(player.id, { payout: 0n });
    await play(player.id, { payout: 100_000n });
    await play(player.id, { payout: 900_000n, closes: false });
    await play(player.id, { game: "mines", payout: 7_500_000n });
    const rows = await board();
    const customerName = `${player.username.slice(0, 2)}***${player.username.at(-1)}`;
    expect(rows).toEqual([
      {
        vo: { customerName, gameName: "Mines", winAmount: { amount: "7500000", currency: "PHP" } },
        gameId: "acme-mines",
        nameLanguage: "",
        iconUrl: "",
        wonAt: expect.any(String),
      },
      {
        vo: {
          customerName,
          gameName: "Golden Reels",
          winAmount: { amount: "250000", currency: "PHP" },
        },
        gameId: "acme-reels",
        nameLanguage: "",
        iconUrl: "https://cdn.example/reels.svg",
        wonAt: expect.any(String),
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(player.username);
  });

  test("CA-21 calls the game by its name in the reader's language, as the player's own records do", async () => {
    const player = await playerWithMoney();
    await db.run(sql`update game set names = '{"VI": "Guồng vàng"}' where slug = 'acme-reels'`);
    onTestFinished(async () => void (await db.run(sql`update game set names = '{}'`)));
    await play(player.id, { payout: 300_000n });
    const first = async (query: string) => (await board(query))[0];
    const called = (gameName: string, nameLanguage: string) => ({ vo: { gameName }, nameLanguage });
    expect(await first("?language=VI&limitNum=1")).toMatchObject(called("Guồng vàng", "vi"));
    expect(await first("?limitNum=1")).toMatchObject(called("Golden Reels", ""));
    const read = async (path: string, language: string) =>
      (await player.call("GET", path, undefined, { language })).value;
    const names = async (language: string) => {
      const [rounds, movements] = [
        await read("/betting-record", language),
        await read("/account-record?kind=win", language),
      ];
      const round = await read(`/betting-record/${rounds.content[0].id}`, language);
      const day = Temporal.Now.zonedDateTimeISO("Asia/Manila").toPlainDate().toString();
      const totals = await read(`/betting-record/totals?fromDay=${day}&toDay=${day}`, language);
      return [
        rounds.content[0].gameName,
        movements.content[0].game,
        round.gameName,
        totals.games[0].name,
      ];
    };
    expect(new Set(await names("VI"))).toEqual(new Set(["Guồng vàng"]));
    expect(new Set(await names("EN"))).toEqual(new Set(["Golden Reels"]));
  });

  test("GB-13 has twenty rows at most, of one type of game where that is asked for", async () => {
    const player = await playerWithMoney();
    for (let round = 0; round < 22; round++)
      await play(player.id, { payout: 200_000n + BigInt(round) });
    expect((await board()).map(({ vo }) => vo.winAmount.amount)).toEqual(
      Array.from({ length: 20 }, (_, at) => String(200_021 - at)),
    );
    expect((await board("?gameCategory=INHOUSE")).map(({ gameId }) => gameId)).toEqual([
      "acme-mines",
    ]);
    expect(await board("?limitNum=3")).toHaveLength(3);
  });

  test("shows neither trial guests, nor people of another brand, nor games the brand does not have", async () => {
    const [guest, stranger, member] = [
      await playerWithMoney(),
      await playerWithMoney(),
      await playerWithMoney(),
    ];
    await db.run(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('b.example', 'B', false, 'PHP', 'PH', 'Asia/Manila', 18)`);
    await db.run(sql`update player set kind = '4' where id = ${guest.id}`);
    await db.run(sql`
      update player set brand_id = (select id from brand where host = 'b.example')
      where id = ${stranger.id}`);
    for (const { id } of [member, guest, stranger])
      await play(id, { game: "mines", payout: 9_990_000n });
    expect((await board("?gameCategory=INHOUSE")).map(({ vo }) => vo.winAmount.amount)).toEqual([
      "9990000",
      "7500000",
    ]);
    const elsewhere = await fetchAt("b.example", `${sites.playerUrl}/api/v1/winners`);
    expect(((await elsewhere.json()) as { value: { list: unknown[] } }).value.list).toHaveLength(1);
    await db.inTransaction((tx) => switchGameForBrand(tx, 1n, "acme-mines", false));
    expect(await board("?gameCategory=INHOUSE")).toEqual([]);
  });

  test("of a quiet brand is full, however many have won at a busy one since", async () => {
    const [quiet, busy] = [await playerWithMoney(), await playerWithMoney()];
    await db.run(sql`
      update player set brand_id = (select id from brand where host = 'b.example')
      where id = ${quiet.id}`);
    for (let round = 0; round < 20; round++) await play(quiet.id, { payout: 200_000n });
    await board();
    await play(busy.id, { payout: 300_000n });
    await board();
    await db.run(sql`
      insert into betting_record (
        player_id, brand_id, vendor_id, round, game_code, currency, book, stake, payout, made,
        standing, closed, opened_at, closed_at, first_seq, last_seq
      )
      select player_id, brand_id, vendor_id, 'copy ' || number, game_code, currency, book, stake,
        payout, made, standing, closed, opened_at, now(), first_seq, last_seq
      from generate_series(1, 1_500) number,
        (select * from betting_record where player_id = ${busy.id} limit 1) won`);
    const elsewhere = await fetchAt("b.example", `${sites.playerUrl}/api/v1/winners`);
    const { list } = (
      (await elsewhere.json()) as { value: { list: { vo: { customerName: string } }[] } }
    ).value;
    expect(
      list.filter(({ vo }) => vo.customerName.startsWith(quiet.username.slice(0, 2))),
    ).toHaveLength(20);
  });
});

test.each([
  ["rosalinda", "ro***a"],
  ["juana", "ju***a"],
  ["pepe", "p***"],
  ["jo", "j***"],
  ["龙龙龙龙龙龙", "龙龙***龙"],
])("PR-06 of the name %s the board shows %s", (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
