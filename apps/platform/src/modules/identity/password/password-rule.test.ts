import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { PASSWORD, type TestPlayer } from "../../../testing/people.ts";
import { askPassword } from "../index.ts";

const { db, sites } = await useSites();

const change = (player: TestPlayer, newPassword: string) =>
  player.call("POST", "/password", {
    oldPassword: PASSWORD,
    newPassword,
    confirmNewPassword: newPassword,
  });
const easy = {
  status: 400,
  code: "INVALID_REQUEST",
  value: [{ field: "newPassword", message: expect.stringContaining("easy to guess") }],
};

test("a new password is none of those that leaked most often, nor the brand's or the player's own name with figures", async () => {
  const player = await sites.player();
  for (const password of ["password1", "Trustno1", "perya2026", `${player.username}7`])
    expect(await change(player, password)).toMatchObject(easy);
  expect((await change(player, "mango4carabaos")).status).toBe(200);
});

test("a brand may take passwords of any characters up to 128 long, and each is taken exactly as it was typed", async () => {
  const owner = await sites.staff("owner");
  const { settings, versions } = (await owner.call("GET", "/settings")).value;
  const rule = {
    shown: true,
    required: true,
    acceptedPattern: "any",
    minLength: 8,
    maxLength: 128,
  };
  const value = { ...settings.register, fields: { ...settings.register.fields, password: rule } };
  expect(
    (await owner.call("PUT", "/settings/register", { version: versions.register, value })).status,
  ).toBe(200);
  const player = await sites.player();
  const phrase = `  Ang kalabaw ay nasa ilalim ng mangga 🥭 ${"x".repeat(60)} `;
  expect((await change(player, phrase)).status).toBe(200);
  const opens = async (typed: string) => {
    const { id, username } = player;
    return (await askPassword(db, { id, username, brandId: 1n }, { typed, ip: "10.77.0.1" })).ok;
  };
  expect(await opens(phrase)).toBe(true);
  for (const other of [phrase.trim(), phrase.toLowerCase(), phrase.slice(0, 64)])
    expect(await opens(other)).toBe(false);
});
