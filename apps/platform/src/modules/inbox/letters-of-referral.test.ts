import { expect, test } from "vitest";
import { told } from "../facts/testing/told.ts";
import { friendQualified, referralRewarded } from "../referral/index.ts";
import { useReferral } from "../referral/testing/use-referral.ts";
import { setSection } from "../settings/testing/set-section.ts";
import { lettersOfReferral } from "./letters-of-referral.ts";

const world = await useReferral();
const { db, platform, sites } = world;

/** Writes a letter for everything that was told of friends. */
async function write(): Promise<void> {
  for (const fact of [friendQualified, referralRewarded])
    for (const one of await told(db, fact))
      for (const listener of lettersOfReferral.filter(({ fact: name }) => name === fact.name))
        await db.inTransaction((tx) => listener.hear(tx, one, platform));
}
const titles = async (player: Awaited<ReturnType<typeof sites.player>>) => {
  const { value } = await player.call("GET", "/inbox");
  return value.messages.map(({ title }: { title: string }) => title);
};

test("a reward for inviting a friend is written to both of them, and one that waits to who may claim it", async () => {
  await setSection(platform, "referral", { friendReward: "100000" });
  const [player, claimer] = [await sites.player(1), await sites.player(1)];
  const friend = await world.invite(player);
  await setSection(platform, "referral", { paid: "claim" });
  const waiting = await world.invite(claimer);
  await world.doAll(friend);
  await world.doAll(waiting);
  await world.review();
  await write();
  expect(await titles(player)).toEqual(["Your reward for inviting a friend"]);
  expect(await titles(friend)).toEqual(["Your reward as an invited friend"]);
  expect(await titles(claimer)).toEqual(["Your friend has done everything"]);
  expect(await titles(waiting)).toEqual([]);
  const [{ text }] = (await player.call("GET", "/inbox")).value.messages;
  expect(text).toContain("50.00");
  expect(text).not.toContain(friend.username);
});
