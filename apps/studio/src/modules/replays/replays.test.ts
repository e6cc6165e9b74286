import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import type { RoundView } from "@perya/game-kit";
import { games } from "../../games.ts";
import { newUser, operator } from "../../testing/open-house.ts";
import { askAsOperator, call, type Page } from "../../testing/page.ts";
import { MINES, SLOT, SOON, useHouse } from "../../testing/use-house.ts";
import { signPass } from "./replay-pass.ts";

const { pageOf, house, movements } = await useHouse();

/** Of the studio of these tests. */
const SECRET = "k".repeat(40);
const CHOICES: Readonly<Record<string, unknown>> = {
  "mango-mines": { mines: 24 },
  "halo-halo-drop": { rows: 8, risk: "low" },
};

/** What the operator is told of a round of one of its players. */
async function asked(user: string, round: string, more: object = {}) {
  return askAsOperator(house.url, operator, "game/round", { user, round, ...more });
}

/** The round that an address of a replay leads to, fetched as its page does. */
function replayAt(address: string, pass = new URL(address).searchParams.get("pass") ?? "") {
  const id = new URL(address).pathname.split("/").at(-1) ?? "";
  return call(house.url, pass, "GET", `/api/replays/${id}`);
}

async function decide(page: Page, round: RoundView, action: unknown): Promise<RoundView> {
  const path = `/api/rounds/${round.roundId}/actions`;
  return (await page.ask("POST", path, { step: round.step, action })).body.round as RoundView;
}

/** A round of mines that was played to its end by opening crates, however many it took. */
async function playedMines(page: Page): Promise<RoundView[]> {
  const views = [(await page.play("100", { mines: 3 })).round];
  for (const action of [{ pick: 0 }, { pick: 7 }, { cashOut: true }]) {
    const last = views.at(-1);
    if (last && !last.over) views.push(await decide(page, last, action));
  }
  return views;
}

describe("a finished round", () => {
  test.each([...games.keys()])(
    "of %s is shown again to who has the address that the operator got, as it was recorded",
    async (game) => {
      const who = newUser();
      const page = await pageOf(game, who);
      let { round } = await page.play("400", CHOICES[game] ?? {});
      if (!round.over) round = await decide(page, round, { pick: 3 });
      const { body } = await asked(who.user, round.roundId, {
        lang: "ar",
        lobby_url: "https://night.example/",
      });
      const address = new URL(String(body.url));
      expect(address.pathname).toBe(`/replay/${round.roundId}`);
      expect(address.searchParams.get("lang")).toBe("ar");
      const replay = await replayAt(address.href);
      expect(replay.status).toBe(200);
      expect(replay.body).toMatchObject({ game: { code: game }, currency: "PHP" });
      expect((replay.body.steps as RoundView[]).at(-1)).toMatchObject({
        state: round.state,
        stake: "400",
        payout: round.payout,
        over: true,
      });
      expect(
        (await fetch(house.url + address.pathname + address.search)).headers.get(
          "content-security-policy",
        ),
      ).toContain("frame-ancestors https://night.example");
    },
  );

  test("of several decisions is shown with every state its player saw, and with no crate opened early", async () => {
    const who = newUser();
    const views = await playedMines(await pageOf(MINES, who));
    const { body } = await asked(who.user, views[0]?.roundId ?? "");
    const { steps } = (await replayAt(String(body.url))).body as { steps: RoundView[] };
    expect(steps.map(({ state }) => state)).toEqual(views.map(({ state }) => state));
    expect(steps.map(({ payout }) => payout)).toEqual(views.map(({ payout }) => payout));
    expect(steps.slice(0, -1).map(({ state }) => state)).toEqual(
      views.slice(0, -1).map(() => expect.objectContaining({ mineCells: null })),
    );
  });

  test("that its player left is shown as the rule ended it", async () => {
    const who = newUser();
    const { round } = await (await pageOf(MINES, who)).play("100", { mines: 3 });
    await house.db.run(
      sql`update round set acted_at = now() - interval '25 hours' where id = ${round.roundId}`,
    );
    const url = async () => (await asked(who.user, round.roundId)).body.url as string | undefined;
    await expect.poll(url, SOON).toBeDefined();
    const { steps } = (await replayAt(String(await url()))).body as { steps: RoundView[] };
    expect(steps).toMatchObject([
      { state: { ended: null, mineCells: null } },
      { state: { ended: "CASHED_OUT" }, payout: "100", over: true },
    ]);
  });

  test("whose rules were changed since is shown as it was recorded, without the states before", async () => {
    const who = newUser();
    const [begun, ...more] = await playedMines(await pageOf(MINES, who));
    const id = begun?.roundId ?? "";
    await house.db.run(sql`update round set version = '0.9.0' where id = ${id}`);
    const { body } = await asked(who.user, id);
    const { steps } = (await replayAt(String(body.url))).body as { steps: RoundView[] };
    expect(steps).toMatchObject([{ state: more.at(-1)?.state, over: true }]);
  });

  test("is shown without a session, a wallet call or a change of the round", async () => {
    const who = newUser();
    const { round } = await (await pageOf(SLOT, who)).play("100");
    const { body } = await asked(who.user, round.roundId);
    const all = () =>
      house.db.rows(sql`
        select (select count(*) from studio_session) as sessions, r::text as round from round r
        where id = ${round.roundId}`);
    const before = await all();
    house.forget();
    for (let time = 0; time < 3; time++)
      expect((await replayAt(String(body.url))).status).toBe(200);
    expect(movements()).toEqual([]);
    expect(house.wallet.asked).toEqual([]);
    expect(await all()).toEqual(before);
  });
});

describe("no replay is given", () => {
  test("of a round that is still open, also to who has a pass of another round or made one up", async () => {
    const who = newUser();
    const open = await (await pageOf(MINES, who)).play("100", { mines: 3 });
    const done = await (await pageOf(SLOT, who)).play("100");
    const told = await asked(who.user, open.round.roundId);
    expect(told.body).not.toHaveProperty("url");
    expect(told.body.state).toMatchObject({ mineCells: null });
    const address = String((await asked(who.user, done.round.roundId)).body.url);
    const other = address.replace(done.round.roundId, open.round.roundId);
    expect((await replayAt(other)).status).toBe(401);
    for (const pass of ["", "x".repeat(54), `9999999999.${"A".repeat(43)}`])
      expect((await replayAt(address, pass)).status).toBe(401);
    // A pass is signed with its end: a later one is another pass.
    const pass = new URL(address).searchParams.get("pass") ?? "";
    expect(
      (
        await replayAt(
          address,
          pass.replace(/^\d+/, (end) => `${Number(end) + 600}`),
        )
      ).status,
    ).toBe(401);
  });

  test("of a round whose stake was refused or taken back", async () => {
    const who = newUser();
    const page = await pageOf(SLOT, who);
    for (const said of ["RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_USER_DISABLED"]) {
      house.wallet.say = ({ path }) => (path.endsWith("/bet") ? said : undefined);
      const { round } = await page.play("100");
      expect((await asked(who.user, round.roundId)).body).not.toHaveProperty("url");
    }
  });

  test("of another player's round", async () => {
    const { round } = await (await pageOf(SLOT)).play("100");
    expect((await asked(newUser().user, round.roundId)).status).toBe(404);
  });

  test("after ten minutes", async () => {
    const who = newUser();
    const { round } = await (await pageOf(SLOT, who)).play("100");
    const { body } = await asked(who.user, round.roundId);
    const end = Number(/pass=(\d+)/.exec(String(body.url))?.[1]);
    const now = await house.db.row<{ at: number }>(
      sql`select extract(epoch from now())::float8 as at`,
    );
    expect(end - (now?.at ?? 0)).toBeLessThanOrEqual(601);
    expect(end - (now?.at ?? 0)).toBeGreaterThan(560);
    const over = signPass(SECRET, round.roundId, Math.floor(now?.at ?? 0) - 1);
    expect(await replayAt(String(body.url), over)).toMatchObject({
      status: 401,
      body: { code: "PASS_OVER" },
    });
  });
});
