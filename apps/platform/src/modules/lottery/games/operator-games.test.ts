import { sql } from "@perya/postgres/sql";
import { beforeAll, describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { seedLottery } from "../index.ts";
import { createIssues } from "../issues/create-issues.ts";
import { openLotteryWorld } from "../testing/lottery-world.ts";

const { db, sites } = await useSites();
const owner = await sites.staff("owner");
const reason = "the calendar says so";
const GAME = "VN-HA-NOI";

beforeAll(async () => {
  await db.inTransaction(seedLottery);
  await createIssues(sites.platform);
});

const issuesOf = (code: string) =>
  db.rows<{
    issueNo: string;
    drawAt: Temporal.Instant;
    closeAt: Temporal.Instant;
    commitment: string | null;
    status: string;
  }>(sql`
    select issue_no as "issueNo", draw_at as "drawAt", close_at as "closeAt", commitment, status
    from lottery_issue issue
    join lottery_game game on game.id = issue.game_id
    where code = ${code}
    order by draw_at`);

test("all games of the house are there, each with its next draw and a commitment, and a second start changes nothing", async () => {
  const { value } = await owner.call("GET", "/lottery/games");
  const codes = value.map(({ code }: { code: string }) => code);
  expect(codes.filter((code: string) => code.startsWith("VN-"))).toHaveLength(41);
  const others = [
    "VN27-1M",
    "VN27-5M",
    "VN27-30M",
    "VN18-1M",
    "VN18-5M",
    "THAI",
    "KENO-1M",
    "KENO-5M",
    "K3-1M",
    "K3-5M",
    "PK10-1M",
    "PK10-5M",
  ];
  const more = ["SSC-1M", "SSC-5M", "HN5-5M", "11X5-1M", "11X5-5M", "MARK6", "ZY-SSC-10M"];
  expect(codes).toEqual(expect.arrayContaining([...others, ...more]));
  expect(new Set(value.map(({ prizeMode }: { prizeMode: string }) => prizeMode))).toEqual(
    new Set(["SEA", "Lott", "ZY", "Elott"]),
  );
  const without = await db.rows<{ code: string }>(sql`
    select code from lottery_game game
    where not exists (
      select from lottery_issue issue
      where issue.game_id = game.id and issue.draw_at > now() and issue.commitment is not null
    )`);
  expect(without).toEqual([]);
  await db.run(sql`update lottery_game set hot = false where code = 'MARK6'`);
  await db.inTransaction(seedLottery);
  expect(await db.row(sql`select hot from lottery_game where code = 'MARK6'`)).toEqual({
    hot: false,
  });
});

describe("staff change", () => {
  test("how long before a draw sales close: draws that have not opened are recreated, with the commitments they had", async () => {
    const before = await issuesOf("KENO-5M");
    expect(
      (await owner.call("PUT", "/lottery/games/KENO-5M", { lockSeconds: 40, reason })).status,
    ).toBe(200);
    const after = await issuesOf("KENO-5M");
    const last = after.find(({ issueNo }) => issueNo === before.at(-2)?.issueNo);
    expect(last && last.drawAt.since(last.closeAt).total("seconds")).toBe(40);
    expect(last?.commitment).toBe(before.at(-2)?.commitment);
    expect(
      (await owner.call("PUT", "/lottery/games/KENO-5M", { lockSeconds: 295, reason })).code,
    ).toBe("LOCK_TOO_LONG");
    expect(
      (await owner.call("PUT", "/lottery/games/NOTHING", { lockSeconds: 40, reason })).code,
    ).toBe("NO_SUCH_GAME");
    expect(
      (await owner.call("PUT", "/lottery/games/KENO-5M", { timezone: "Mars/Olympus", reason }))
        .code,
    ).toBe("NO_SUCH_ZONE");
  });

  test("how often a game is drawn: a number the day has had already is not drawn again, and no draw is missing for it", async () => {
    const third = (await issuesOf("PK10-5M")).filter(({ status }) => status === "SCHEDULED")[2];
    await db.run(sql`
      update lottery_issue
      set status = 'SETTLED', open_at = now() - interval '3 min',
        close_at = now() - interval '2 min', draw_at = now() - interval '1 min'
      where issue_no = ${third?.issueNo}
        and game_id = (select id from lottery_game where code = 'PK10-5M')`);
    await owner.call("PUT", "/lottery/games/PK10-5M", { lockSeconds: 20, reason });
    const recreated = (await issuesOf("PK10-5M")).find(
      ({ drawAt }) => drawAt.epochMilliseconds === third?.drawAt.epochMilliseconds,
    );
    expect(recreated?.issueNo).toBe(`${third?.issueNo}-2`);
    expect(recreated?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(recreated?.commitment).not.toBe(third?.commitment);
  });

  test("days without a draw: Tet takes them away, and clearing it brings them back", async () => {
    const [next] = (await issuesOf(GAME)).filter(({ status }) => status === "SCHEDULED");
    const day = next?.drawAt.toZonedDateTimeISO("Asia/Ho_Chi_Minh").toPlainDate().toString() ?? "";
    expect(
      (
        await owner.call("PUT", `/lottery/games/${GAME}/exceptions/${day}`, {
          drawsAt: null,
          reason: "Tet",
        })
      ).status,
    ).toBe(200);
    const numbers = async () => (await issuesOf(GAME)).map(({ issueNo }) => issueNo);
    expect(await numbers()).not.toContain(next?.issueNo);
    const { value } = await owner.call("GET", "/lottery/games");
    const shown = value.find(({ code }: { code: string }) => code === GAME);
    expect(shown.exceptions).toEqual([{ day, drawsAt: null, reason: "Tet" }]);
    expect((await owner.call("DELETE", `/lottery/games/${GAME}/exceptions/${day}`)).status).toBe(
      200,
    );
    expect(await numbers()).toContain(next?.issueNo);
    expect((await owner.call("DELETE", `/lottery/games/${GAME}/exceptions/${day}`)).status).toBe(
      200,
    );
  });

  test("the time of one day's draw, but not of a game that is drawn all day", async () => {
    const [next] = (await issuesOf(GAME)).filter(({ status }) => status === "SCHEDULED");
    const day =
      next?.drawAt.toZonedDateTimeISO("Asia/Ho_Chi_Minh").toPlainDate() ??
      Temporal.Now.plainDateISO();
    await owner.call("PUT", `/lottery/games/${GAME}/exceptions/${String(day)}`, {
      drawsAt: "20:00",
      reason,
    });
    const moved = (await issuesOf(GAME)).find(({ issueNo }) => issueNo === next?.issueNo);
    expect(String(moved?.drawAt.toZonedDateTimeISO("Asia/Ho_Chi_Minh").toPlainTime())).toBe(
      "20:00:00",
    );
    expect(
      (
        await owner.call("PUT", "/lottery/games/KENO-5M/exceptions/2030-01-01", {
          drawsAt: "20:00",
          reason,
        })
      ).code,
    ).toBe("ALL_DAY");
  });

  test("whether a game is on: off, nothing of it is made that has not begun", async () => {
    await owner.call("PUT", "/lottery/games/PK10-1M", { enabled: false, reason });
    await createIssues(sites.platform);
    expect((await issuesOf("PK10-1M")).filter(({ status }) => status === "SCHEDULED")).toEqual([]);
    await owner.call("PUT", "/lottery/games/PK10-1M", { enabled: true, reason });
    expect((await issuesOf("PK10-1M")).length).toBeGreaterThan(1_400);
  });

  test("nothing without leave: an auditor reads, and staff of a brand not even that", async () => {
    const [auditor, ofBrand] = [await sites.staff("auditor"), await sites.staff("owner", 1n)];
    expect((await auditor.call("GET", "/lottery/games")).status).toBe(200);
    expect(
      (await auditor.call("PUT", `/lottery/games/${GAME}`, { hot: true, reason })).status,
    ).toBe(403);
    expect((await ofBrand.call("GET", "/lottery/games")).status).toBe(403);
  });
});

test("the list of draws has pages, and can be asked for one game and one state", async () => {
  const page = async (pageNo: number) =>
    (
      await owner.call(
        "GET",
        `/lottery/issues?gameCode=KENO-1M&begun=false&status=SCHEDULED&pageNo=${pageNo}`,
      )
    ).value;
  const [second, third] = [await page(2), await page(3)];
  expect(second).toMatchObject({ pageNo: 2, totalPages: 3 });
  expect(second.content).toHaveLength(50);
  expect(
    second.content.every(
      ({ gameCode, status }: { gameCode: string; status: string }) =>
        gameCode === "KENO-1M" && status === "SCHEDULED",
    ),
  ).toBe(true);
  expect(
    Temporal.Instant.from(third.content[0].drawAt)
      .since(second.content.at(-1).drawAt)
      .total("minutes"),
  ).toBe(1);
});

test("the list of draws begins with what staff have to see to: what is late, what runs and was just drawn, and the draw of next week last", async () => {
  const world = await openLotteryWorld(sites);
  const game = await world.newGame();
  const [nextWeek, longOver, soon, justOver, later, late, scheduled] = [
    await world.newIssue(game, { closes: 600_000 }),
    await world.newIssue(game, { opens: -8_000, closes: -7_000, status: "VOIDED" }),
    await world.newIssue(game, { closes: 60 }),
    await world.newIssue(game, { opens: -90, closes: -30, status: "SETTLED" }),
    await world.newIssue(game, { closes: 3_000 }),
    await world.newIssue(game, { opens: -90_000, closes: -80_000, status: "DRAWING" }),
    await world.newIssue(game, { opens: 30, closes: 90, status: "SCHEDULED" }),
  ];
  const listed = async (more = "") => {
    const { value } = await owner.call("GET", `/lottery/issues?gameCode=${game}${more}`);
    return value.content.map(({ issueNo }: { issueNo: string }) => issueNo);
  };
  const names = (...issues: { issueNo: string }[]) => issues.map(({ issueNo }) => issueNo);
  expect(await listed()).toEqual(names(late, justOver, soon, later, longOver, nextWeek));
  expect(await listed("&begun=false")).toEqual(
    names(late, justOver, soon, scheduled, later, longOver, nextWeek),
  );
  expect(await listed("&status=OPEN")).toEqual(names(soon, later, nextWeek));
});
