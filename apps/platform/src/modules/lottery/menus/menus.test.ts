import { commitmentOf, openDraw } from "@perya/fair";
import { sql } from "@perya/postgres/sql";
import { beforeAll, describe, expect, test } from "vitest";
import { passTime } from "../../../testing/pass-time.ts";
import { send } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { switchVendor } from "../../catalogue/index.ts";
import { rulesOf } from "../games/rules-of.ts";
import { seedLottery } from "../index.ts";
import { advanceIssues } from "../issues/advance-issues.ts";
import { createIssues } from "../issues/create-issues.ts";
import { payIssues } from "../issues/pay-issues.ts";

const { db, sites } = await useSites();

beforeAll(async () => {
  await db.inTransaction(seedLottery);
  await db.run(sql`
    update lottery_game
    set enabled = code in ('VN27-1M', 'KENO-1M', 'VN-DA-NANG', 'VN-HUE', 'MARK6', 'ZY-PK10-10M')`);
  await createIssues(sites.platform);
  // One draw of the fast games is over, for ten seconds: the next one is on sale for a while.
  await db.run(sql`
    with
      fast as (select id from lottery_game where code in ('VN27-1M', 'KENO-1M')),
      early as (
        select game_id, min(draw_at) - clock_timestamp() + interval '10 s' as by from lottery_issue
        where game_id in (select id from fast)
        group by game_id
      )
    update lottery_issue
    set open_at = open_at - early.by, close_at = close_at - early.by, draw_at = draw_at - early.by
    from early
    where lottery_issue.game_id = early.game_id`);
  while (await advanceIssues(sites.platform));
  await payIssues(sites.platform);
});

const get = (path: string) => send(sites.playerUrl, {}, "GET", `/api/v1/lottery${path}`);

interface Item {
  readonly gameCode: string;
  readonly tag: string;
}
const items = async (query = ""): Promise<Item[]> =>
  (await get(`/menus${query}`)).value.groups.flatMap(
    ({ gameMenus }: { gameMenus: Item[] }) => gameMenus,
  );

describe("CA-05 CA-10 the menus of lotteries", () => {
  test("group games by their tag, each group with its name and place", async () => {
    const { groups } = (await get("/menus")).value;
    expect(
      groups.map(({ tag, gameMenuSort }: { tag: string; gameMenuSort: number }) => [
        tag,
        gameMenuSort,
      ]),
    ).toEqual([
      ["VN_FAST", 1],
      ["VN_CENTRE", 2],
      ["KENO", 3],
      ["LOTT", 4],
      ["ZY", 5],
    ]);
    expect(groups[1]).toMatchObject({ labelName: "Central Vietnam", gameGroupCode: "VN_CENTRE" });
  });

  test("say of a game on sale everything the specification lists", async () => {
    const item = (await items()).find(({ gameCode }) => gameCode === "VN27-1M");
    expect(item).toEqual({
      gameId: "perya-sea-vn27-1m",
      remark: "Vietnam 27 · 1 minute",
      nameLanguage: "",
      tag: "VN_FAST",
      webIconUrl: "/lotteries/vn27-1m.svg",
      isSale: true,
      saleOpensAt: null,
      remainTime: expect.any(Number),
      lockTime: 5,
      fewinTime: expect.any(Number),
      previousWinningNumber: expect.stringMatching(/^\d{5}$/),
      previousWinningTime: expect.any(String),
      drawDayOfWeek: "1,2,3,4,5,6,7",
      code: "VN27-1M",
      defaultPlayType: "BAO2",
      accountTypeName: "MAIN",
      vendor: "Perya SEA Lottery",
      gameCode: "VN27-1M",
      gameType: "LOTT",
      vassalage: "TCG_SEA",
    });
  });

  test("count down to the draw by the server's clock: the time of the draw less what remains is now", async () => {
    const before = Date.now();
    const item = (await items()).find(({ gameCode }) => gameCode === "MARK6") as unknown as {
      fewinTime: number;
      remainTime: number;
      isSale: boolean;
    };
    expect(item.fewinTime - item.remainTime).toBeGreaterThan(before - 2_000);
    expect(item.fewinTime - item.remainTime).toBeLessThan(Date.now() + 2_000);
    expect(item.isSale).toBe(true);
  });

  test("LB-05 tell the days a game is drawn on, 1 for Sunday", async () => {
    const days = new Map(
      (await items()).map((item) => [
        item.gameCode,
        (item as unknown as { drawDayOfWeek: string }).drawDayOfWeek,
      ]),
    );
    expect(days.get("VN-DA-NANG")).toBe("4,7");
    expect(days.get("VN-HUE")).toBe("1,2");
  });

  test("LB-10 know the prize modes, and refuse others", async () => {
    const codes = async (mode: string) =>
      (await items(`?prizeMode=${mode}`)).map(({ gameCode }) => gameCode);
    expect(await codes("SEA")).toEqual(["VN27-1M", "VN-HUE", "VN-DA-NANG"]);
    expect(await codes("Elott")).toEqual(["KENO-1M"]);
    expect(await codes("Lott")).toEqual(["MARK6"]);
    expect(await codes("ZY")).toEqual(["ZY-PK10-10M"]);
    expect((await get("/menus?prizeMode=X")).status).toBe(400);
  });

  test("LB-10 the popular ones are those put in front, twenty at most unless asked", async () => {
    const { value } = await get("/popular?count=2");
    expect(value.map(({ gameCode }: Item) => gameCode)).toEqual(["VN27-1M", "KENO-1M"]);
    expect((await get("/popular?count=101")).status).toBe(400);
  });

  test("LB-06 LB-10 the numbers of Vietnam come with their boards, DB among the prizes", async () => {
    const { value } = await get("/vn-numbers?count=100");
    expect(value).toHaveLength(1);
    expect(value[0]).toMatchObject({ gameCode: "VN27-1M", remark: "Vietnam 27 · 1 minute" });
    const prizes = value[0].board.map(({ prize }: { prize: string }) => prize);
    expect(prizes).toEqual(
      expect.arrayContaining(["DB", "G1", "G2", "G3", "G4", "G5", "G6", "G7"]),
    );
  });

  test("the opened numbers of one game, and of none that is not there", async () => {
    const { value } = await get("/opened?gameCode=KENO-1M&count=5");
    expect(value[0].board[0].numbers).toHaveLength(20);
    expect((await get("/opened?gameCode=NOTHING")).status).toBe(404);
  });

  test("the recent ones are the player's own, and need one", async () => {
    expect((await get("/recent")).status).toBe(401);
    const player = await sites.player();
    expect((await player.call("GET", "/lottery/recent?device=WEB&recentCount=100")).value).toEqual({
      gameId: [],
    });
    await db.run(sql`
      insert into lottery_order (
        player, brand_id, issue_id, key, currency, book, minor, stake, max_payout, lines, placed_at
      )
      select ${player.id}, 1, issue.id, game.code, 'PHP', 'play', 1000, 100000, 100000, 1, now()
      from lottery_issue issue
      join lottery_game game on game.id = issue.game_id
      where game.code in ('MARK6', 'VN27-1M') and issue.status = 'OPEN'
      order by game.code`);
    expect((await player.call("GET", "/lottery/recent")).value).toEqual({
      gameId: ["perya-sea-vn27-1m", "perya-lott-mark6"],
    });
    expect((await player.call("GET", "/lottery/recent?prizeMode=Lott")).value).toEqual({
      gameId: ["perya-lott-mark6"],
    });
  });
});

test("a draw is published whole: who reads it can do it again and comes to the same numbers", async () => {
  const [{ issueNo }] = (await get("/opened?gameCode=VN27-1M&count=1")).value;
  const { value } = await get(`/issues/VN27-1M/${issueNo}`);
  expect(value).toMatchObject({
    name: "Vietnam 27 · 1 minute",
    rules: "vn-north",
    status: "SETTLED",
    source: "RNG",
    lockedOrders: 0,
    version: 1,
    voidReason: null,
  });
  expect(value.label).toBe(`VN27-1M:${issueNo}:${value.lockEntropy}`);
  expect(commitmentOf(value.seed)).toBe(value.commitment);
  const rules = rulesOf("vn-north");
  expect(rules.board(rules.draw(openDraw(value.seed, value.label), value.terms))).toEqual(
    value.board,
  );
});

test("a draw that is on sale shows its commitment, and neither seed nor numbers", async () => {
  const { value: game } = await get("/games/VN-DA-NANG");
  const { value } = await get(`/issues/VN-DA-NANG/${game.issue.issueNo}`);
  expect(value).toMatchObject({
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    seed: null,
    board: null,
    lockEntropy: null,
    label: null,
  });
  expect((await get("/issues/VN-DA-NANG/19990101")).status).toBe(404);
});

test("a counter tells the draw on sale, the odds and their version", async () => {
  const { value } = await get("/games/MARK6");
  expect(value).toMatchObject({
    gameCode: "MARK6",
    rules: "mark-six",
    currency: "PHP",
    oddsVersion: 0,
    steps: [],
  });
  expect(value.prices).toEqual(rulesOf("mark-six").sampleOdds);
  expect(value.issue).toMatchObject({ isSale: true, terms: { animal: expect.any(Number) } });
});

test("GB-11 the category of lotteries shows the vendors of both kinds as cards, side by side", async () => {
  const { value } = await send(sites.playerUrl, {}, "GET", "/api/v1/vendors/lanes");
  const category = value.lanes.find(({ title }: { title: string }) => title === "LOTTERY");
  expect(new Set(category.cards.map(({ vassalage }: { vassalage: string }) => vassalage))).toEqual(
    new Set(["TCG_LOTTO_VN", "TCG_SEA", "LOTT", "ELOTT"]),
  );
  expect(new Set(category.cards.map(({ gameType }: { gameType: string }) => gameType))).toEqual(
    new Set(["LOTT", "ELOTT"]),
  );
});

test("CA-21 a lottery's name comes in the reader's language where it has one, and a later start leaves staff's names alone", async () => {
  const ask = async (path: string, language: string) =>
    (await send(sites.playerUrl, { language }, "GET", `/api/v1/lottery${path}`)).value;
  const names = async (code: string, language: string) => {
    const groups: { gameMenus: { gameCode: string; remark: string; nameLanguage: string }[] }[] = (
      await ask("/menus", language)
    ).groups;
    const item = groups
      .flatMap(({ gameMenus }) => gameMenus)
      .find(({ gameCode }) => gameCode === code);
    return [item?.remark, item?.nameLanguage, (await ask(`/games/${code}`, language)).name];
  };
  expect(await names("MARK6", "CN")).toEqual(["六合彩", "zh-Hans", "六合彩"]);
  expect(await names("MARK6", "VI")).toEqual(["Lục hợp", "vi", "Lục hợp"]);
  expect(await names("MARK6", "AR")).toEqual(["Mark Six", "", "Mark Six"]);
  const numbers: { gameCode: string; remark: string }[] = await ask("/vn-numbers", "VI");
  expect(numbers.find(({ gameCode }) => gameCode === "VN27-1M")?.remark).toBe(
    "Việt Nam 27 · 1 phút",
  );

  const owner = await sites.staff("owner");
  const slug = (await ask("/popular", "EN")).find(
    ({ gameCode }: { gameCode: string }) => gameCode === "MARK6",
  ).gameId;
  await owner.call("PUT", `/games/${slug}`, { names: { VI: "Sáu số" } });
  await db.inTransaction(seedLottery);
  passTime(1_100);
  expect(await names("MARK6", "VI")).toEqual(["Sáu số", "vi", "Sáu số"]);
  expect(await names("MARK6", "CN")).toEqual(["Mark Six", "", "Mark Six"]);
});

test("say of a game that is not on sale when its sale begins", async () => {
  // At some hours the next draw is nearer than two hours, and nothing closes before it opens.
  await db.run(sql`
    update lottery_issue
    set open_at = now() + interval '2 h', close_at = greatest(close_at, now() + interval '3 h'),
      draw_at = greatest(draw_at, now() + interval '3 h'), status = 'SCHEDULED'
    where game_id = (select id from lottery_game where code = 'MARK6') and draw_at > now()`);
  passTime(2_000);
  const item = (await items()).find(({ gameCode }) => gameCode === "MARK6");
  expect(item).toMatchObject({ isSale: false, saleOpensAt: expect.any(String) });
  const opens = Date.parse((item as unknown as { saleOpensAt: string }).saleOpensAt);
  expect(Math.abs(opens - Date.now() - 7_200_000)).toBeLessThan(60_000);
});

test("a vendor that is switched off has no lotteries in the menus", async () => {
  const vendor = await db.row<{ id: number }>(
    sql`select id from vendor where slug = 'perya-elott'`,
  );
  await db.inTransaction((tx) => switchVendor(tx, vendor?.id ?? 0, false));
  passTime(1_100);
  expect((await items()).map(({ gameCode }) => gameCode)).not.toContain("KENO-1M");
  expect((await get("/games/KENO-1M")).status).toBe(404);
});

test("LB-12 the picks of a market are counted over the draws the game is settled by, with how many those are", async () => {
  interface Count {
    readonly pick: string;
    readonly times: number;
  }
  const { value } = await get("/trends/VN27-1M/DB2");
  expect(value).toMatchObject({ origin: "HOUSE", draws: 1 });
  expect(value.picks).toHaveLength(100);
  const came = value.picks.filter(({ times }: Count) => times > 0);
  const [{ board }] = (await get("/opened?gameCode=VN27-1M&count=1")).value;
  const special = board.find(({ prize }: { prize: string }) => prize === "DB").numbers[0];
  expect(came).toEqual([{ pick: special.slice(-2), times: 1, gapDraws: 0 }]);
  expect((await get("/trends/VN-HUE/BAO2")).value).toMatchObject({ draws: 0 });
  expect((await get("/trends/VN27-1M/NONE")).code).toBe("NOT_FOUND");
  expect((await get("/trends/NONE/BAO2")).code).toBe("NOT_FOUND");
});
