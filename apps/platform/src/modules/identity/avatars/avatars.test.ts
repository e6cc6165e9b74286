import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";

const PUBLIC = join(import.meta.dirname, "../../../../../player/public");
const { db, sites } = await useSites();

test("ID-20 CA-03 every picture to choose from, and the one of everyone, is there on the site", async () => {
  const player = await sites.player();
  const { value } = await player.call("GET", "/member/icons");
  expect(value).toHaveLength(8);
  const urls = [...(value as { url: string }[]).map(({ url }) => url), "/avatars/default.svg"];
  expect(urls.filter((url) => !existsSync(PUBLIC + url))).toEqual([]);
});

test("ID-20 CA-03 a chosen picture is the member's from then on, until another one or none is chosen", async () => {
  const player = await sites.player();
  const shown = async () => (await player.call("GET", "/member")).value.avatar;
  expect(await shown()).toBe("/avatars/default.svg");
  expect(await player.call("PUT", "/member/avatar", { avatar: "tarsier" })).toMatchObject({
    status: 200,
    value: { avatar: "/avatars/tarsier.svg" },
  });
  expect(await shown()).toBe("/avatars/tarsier.svg");
  await player.call("PUT", "/member/avatar", { avatar: null });
  expect(await shown()).toBe("/avatars/default.svg");
});

test("ID-20 nothing but one of ours can be chosen, and one we no longer have falls back", async () => {
  const player = await sites.player();
  for (const avatar of ["https://elsewhere.example/me.png", "../theme.js", ""])
    expect((await player.call("PUT", "/member/avatar", { avatar })).status).toBe(400);
  await player.call("PUT", "/member/avatar", { avatar: "mango" });
  await db.run(sql`update player_profile set avatar = 'phoenix' where player_id = ${player.id}`);
  expect((await player.call("GET", "/member")).value.avatar).toBe("/avatars/default.svg");
});
