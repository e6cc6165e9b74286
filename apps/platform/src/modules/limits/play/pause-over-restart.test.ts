import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { openSites, type Sites } from "../../../testing/open-sites.ts";
import { send } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { cell } from "../../profiles/testing/use-profiles.ts";

const { db, sites } = await useSites();
await db.run(sql`
  insert into profile_version (
    code, version, name, authority, zone, effective_at, published_at, published_by, cells
  )
  values (
    'XX', 1, 'Elsewhere', '', 'brand', now() - interval '1 hour', now() - interval '1 day', 'test',
    ${JSON.stringify({ "check.break": cell({ afterMin: 60, pauseMin: 5 }) })}::jsonb
  )`);

test("a pause that the law forces goes on over a restart: it ends when it would have, and so does what it keeps from play", async () => {
  await chooseProfiles(db, ["XX"]);
  const player = await sites.player(1);
  const at = (of: Sites) => (path: string, body: object) =>
    send(of.playerUrl, { authorization: `Bearer ${player.token}` }, "POST", `/api/v1${path}`, body);
  const lines = [{ market: "DB2", picks: ["07"], unit: "100000" }];
  const chase = () => ({ key: randomUUID(), gameCode: "none", issues: 2, lines });
  const { session } = (await at(sites)("/play", {})).value;
  // An hour has been played but for a minute: the pause is noted ahead, by this process.
  await db.run(sql`
    update play_session set unbroken_at = unbroken_at - interval '59 minutes'
    where player_id = ${player.id}`);
  expect((await at(sites)("/play", { session })).value).toMatchObject({ state: "PLAYING" });
  const pass = (seconds: number) =>
    db.run(sql`
      update play_session
      set pause_from = pause_from - make_interval(secs => ${seconds}),
        pause_until = pause_until - make_interval(secs => ${seconds})
      where player_id = ${player.id}`);
  // It begins while no process runs.
  await pass(70);
  const restarted = await openSites(db);
  try {
    const there = at(restarted);
    const { value } = await there("/play", { session });
    expect(value).toMatchObject({ state: "ON_BREAK", pause: { startsIn: 0 } });
    expect(value.pause.endsIn).toBeGreaterThan(200);
    expect(value.pause.endsIn).toBeLessThanOrEqual(291);
    expect(await there("/lottery/chases", chase())).toMatchObject({ code: "ON_BREAK" });
    await pass(value.pause.endsIn);
    expect((await there("/play", { session })).value).toMatchObject({
      state: "PLAYING",
      pause: null,
    });
    expect(await there("/lottery/chases", chase())).toMatchObject({ code: "NOT_FOUND" });
  } finally {
    await restarted.close();
  }
});
