import { describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";

const { sites } = await useSites();
const ben = await sites.staff("support");

describe("what staff write about a player", () => {
  test("stays with who and when, newest first, and the player's own data show none of it", async () => {
    const player = await sites.player();
    const path = `/players/${player.publicId}/notes`;
    await ben.call("POST", path, { words: "Calls every Friday." });
    const { value } = await ben.call("POST", path, { words: "Moved to Cebu." });
    expect(value.notes).toMatchObject([
      { words: "Moved to Cebu.", by: ben.username },
      { words: "Calls every Friday.", by: ben.username },
    ]);
    expect((await ben.call("POST", path, { words: "  " })).status).toBe(400);
    const own = JSON.stringify(await player.call("GET", "/member"));
    expect(own).not.toContain("Cebu");
  });

  test("as tags is given once, taken away, and filters the list of players", async () => {
    const [one, two] = [await sites.player(), await sites.player()];
    const tag = (of: typeof one, name: string, on = true) =>
      ben.call("POST", `/players/${of.publicId}/tags`, { tag: name, on });
    await tag(one, "VIP guest");
    await tag(one, "vip guest");
    const { value } = await tag(two, "vip guest");
    expect(value.tags).toMatchObject([{ tag: "vip guest", by: ben.username }]);
    await tag(two, "slow payer");
    expect((await ben.call("GET", "/player-tags")).value).toEqual(["slow payer", "vip guest"]);
    const tagged = async (query: string) =>
      (await ben.call("GET", `/players?${query}`)).value.content.map(
        (row: { username: string }) => row.username,
      );
    expect(await tagged("tag=vip guest")).toEqual([two.username, one.username]);
    expect(await tagged(`tag=vip guest&search=${one.username}`)).toEqual([one.username]);
    await tag(two, "vip guest", false);
    expect(await tagged("tag=vip guest")).toEqual([one.username]);
    expect((await tag(one, "<b>")).status).toBe(400);
  });
});
