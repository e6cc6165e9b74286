import { expect, test } from "vitest";
import { useSites } from "../../testing/use-sites.ts";
import { send } from "../../testing/people.ts";

const { sites } = await useSites();

test("CA-02 a player's language is English until another one is chosen, and goes with the player", async () => {
  const [player, other] = [await sites.player(), await sites.player()];
  expect((await player.call("GET", "/language")).value).toEqual({ language: "EN" });
  expect((await player.call("PUT", "/language", { language: "UR-LA" })).value).toEqual({
    language: "UR-LA",
  });
  expect((await player.call("GET", "/language")).value).toEqual({ language: "UR-LA" });
  expect((await other.call("GET", "/language")).value).toEqual({ language: "EN" });
  expect(await player.call("PUT", "/language", { language: "XX" })).toMatchObject({ status: 400 });
  expect(
    await send(sites.playerUrl, {}, "PUT", "/api/v1/language", { language: "EN" }),
  ).toMatchObject({ status: 401 });
});

test("CO-01 CA-02 who never chose a language reads the one the brand speaks first, and who did keeps theirs", async () => {
  const [silent, chooser, owner] = [
    await sites.player(),
    await sites.player(),
    await sites.staff("owner"),
  ];
  await chooser.call("PUT", "/language", { language: "EN" });
  const { versions } = (await owner.call("GET", "/settings")).value;
  const saved = await owner.call("PUT", "/settings/language", {
    version: versions.language,
    value: { defaultLanguage: "TY" },
  });
  expect(saved.status).toBe(200);
  expect((await silent.call("GET", "/language")).value).toEqual({ language: "TY" });
  expect((await chooser.call("GET", "/language")).value).toEqual({ language: "EN" });
  const refused = await owner.call("PUT", "/settings/language", {
    version: saved.value.version,
    value: { defaultLanguage: "XX" },
  });
  expect(refused.status).toBe(400);
});

test("CA-02 a brand's site tells the addresses it answers at", async () => {
  const { value } = await send(sites.playerUrl, {}, "GET", "/api/v1/domain-routes");
  expect(value).toEqual({ domainList: [{ domain: sites.playerUrl }] });
});
