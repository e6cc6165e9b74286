import { expect, test } from "vitest";
import { useSites } from "../../../../testing/use-sites.ts";
import { setSection } from "../../../settings/testing/set-section.ts";
import { LADDER } from "../../testing/vip-ladder.ts";
import { vipWorld } from "../../testing/vip-world.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const world = vipWorld(db, platform);
await setSection(platform, "vip", LADDER);
const [owner, second] = [await sites.staff("owner"), await sites.staff("owner")];
const reason = "a friend of the house";

/** Sets the floor of a player, as staff do. */
async function grant(publicId: string, floor: number) {
  const { status, code, value } = await owner.call("POST", `/players/${publicId}/vip-floor`, {
    floor,
    reason,
  });
  return { status, code, done: value?.status, vip: value?.vip };
}

/** The second person agrees to what waits for a player. */
async function agree(publicId: string) {
  const { value } = await second.call("GET", "/approvals");
  const request = value.find((one: { subject: string }) => one.subject === publicId);
  return second.call("POST", `/approvals/${request.id}/approve`);
}

test("a level that staff grant takes two people, is the player's at once, and no month takes it away; one person may lower it", async () => {
  const player = await sites.player();
  expect(await grant(player.publicId, 4)).toMatchObject({
    done: "WAITING",
    vip: { place: { level: 0 }, waiting: { floor: 4, by: owner.username } },
  });
  expect(await world.level(player.id)).toBe(0);
  expect(await grant(player.publicId, 5)).toMatchObject({ status: 409, code: "ASKED_ALREADY" });
  expect((await agree(player.publicId)).status).toBe(200);
  const { value } = await owner.call("GET", `/players/${player.publicId}/vip`);
  expect(value).toMatchObject({ place: { level: 4, floor: 4, isSafe: true }, waiting: null });
  expect(value.changes.map(({ after }: { after: number }) => after)).toEqual([4, 3, 2, 1]);
  expect(value.changes[0]).toMatchObject({
    cause: "FLOOR",
    actor: `${owner.username} and ${second.username}`,
    reason,
  });
  expect((await player.call("GET", "/member")).value.clubLabel.rankLevel).toBe(4);

  expect(await grant(player.publicId, 1)).toMatchObject({
    done: "DONE",
    vip: { place: { level: 4, floor: 1 } },
  });
  expect(await grant(player.publicId, 1)).toMatchObject({ status: 409, code: "SAME_FLOOR" });
});

test("no level is granted that the ladder does not have, nor by who may not, and the list of players finds those at a level", async () => {
  const player = await sites.player();
  expect(await grant(player.publicId, 6)).toMatchObject({ status: 422, code: "NO_SUCH_LEVEL" });
  const support = await sites.staff("support");
  const body = { floor: 2, reason };
  const refused = await support.call("POST", `/players/${player.publicId}/vip-floor`, body);
  expect(refused.status).toBe(403);
  await grant(player.publicId, 2);
  await agree(player.publicId);
  const listed = async (query: string) =>
    (await owner.call("GET", `/players?${query}`)).value.content.map(
      (one: { id: string; vip: { label: string } | null }) => [one.id, one.vip?.label],
    );
  expect(await listed("vip=2")).toEqual([[player.publicId, "Silver"]]);
  expect(await listed("vip=3")).toEqual([]);
  expect(await listed(`search=${player.username}`)).toEqual([[player.publicId, "Silver"]]);
});
