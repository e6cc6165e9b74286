import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { anyAddress, signInClient } from "./testing/sign-in-client.ts";

const { db, sites } = await useSites();
const owner = await sites.staff("owner");
const client = signInClient(db, sites);

const linkFor = async ({ publicId }: TestPlayer) => {
  const { value } = await owner.call("POST", `/players/${publicId}/login-links`, {
    reason: "Lost the phone, known by voice",
  });
  const { hash, search } = new URL(value.url);
  // What a server would log of it holds nothing.
  expect(search).toBe("");
  return {
    token: new URLSearchParams(hash.slice(1)).get("token") ?? "",
    minutes: value.minutes as number,
  };
};

describe("ID-03 a link with #token=", () => {
  test("signs its player in once, also of many at once", async () => {
    const player = await sites.player();
    const { token, minutes } = await linkFor(player);
    expect(minutes).toBe(10);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.post("/token", { token }, anyAddress())),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401, 401, 401,
    ]);
    const [entered] = answers.filter(({ status }) => status === 200);
    expect(entered?.value).toMatchObject({ username: player.username });
    expect(await client.post("/token", { token }, anyAddress())).toMatchObject({
      status: 401,
      code: "LINK_OVER",
    });
  });

  test("is over after ten minutes, and a made-up one never was", async () => {
    const { token } = await linkFor(await sites.player());
    await db.run(sql`update login_link set made_at = made_at - interval '10 minutes 1 second'`);
    for (const each of [token, "x".repeat(43)])
      expect(await client.post("/token", { token: each }, anyAddress())).toMatchObject({
        code: "LINK_OVER",
      });
  });

  test("is kept as a hash, leaves a trace of who made it and why, and is the owner's to give", async () => {
    const player = await sites.player();
    const { token } = await linkFor(player);
    const dump = await db.row<{ text: string }>(
      sql`select string_agg(l::text, ' ') as text from login_link l`,
    );
    expect(dump?.text).not.toContain(token);
    const [trace] = (await owner.call("GET", "/audit?action=player.login-link")).value.content;
    expect(trace).toMatchObject({
      actor: owner.username,
      subject: player.publicId,
      reason: "Lost the phone, known by voice",
    });
    expect(JSON.stringify(trace)).not.toContain(token);
    const support = await sites.staff("support");
    expect(
      await support.call("POST", `/players/${player.publicId}/login-links`, { reason: "curious" }),
    ).toMatchObject({ status: 403 });
  });

  test("makes the place known, because staff who send a link know the player", async () => {
    const player = await sites.player();
    const ip = anyAddress();
    await client.post("/token", { token: (await linkFor(player)).token }, ip);
    expect(
      await db.row(
        sql`select 1 as known from player_place where player_id = ${player.id} and place = ${ip}`,
      ),
    ).toEqual({ known: 1 });
  });
});
