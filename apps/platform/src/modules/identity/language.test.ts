import { expect, test } from "vitest";
import { useSites } from "../../testing/use-sites.ts";
import { send } from "../../testing/people.ts";

const { sites } = await useSites();

test("CA-02 a player's language is English until another one is chosen, and goes with the player", async () => {
  const [player, other] = [await sites.player(), await sites.player()];
  expect((await player.call("GET", "/language")).value).toEqual({ language: "EN" });
  expect((await player.call("PUT", "/language", { language: "UR-LA" })).value).toEqual({ language: "UR-LA" });
  expect((await player.call("GET", "/language")).value).toEqual({ language: "UR-LA" });
  expect((await other.call("GET", "/language")).value).toEqual({ language: "EN" });
  expect(await player.call("PUT", "/language", { language: "XX" })).toMatchObject({ status: 400 });
  expect(await send(sites.playerUrl, {}, "PUT", "/api/v1/language", { language: "EN" })).toMatchObject({ status: 401 });
});

test("CA-02 a brand's site tells the addresses it answers at", async () => {
  const { value } = await send(sites.playerUrl, {}, "GET", "/api/v1/domain-routes");
  expect(value).toEqual({ domainList: [{ domain: sites.playerUrl }] });
});
