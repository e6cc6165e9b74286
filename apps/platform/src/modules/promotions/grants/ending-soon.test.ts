import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { useBonuses } from "../testing/bonus-world.ts";

const { db, maker, open, deposit, player: newPlayer } = await useBonuses();

const today = Temporal.Now.plainDateISO("Asia/Manila");
const dayIn = (days: number) => today.add({ days }).toString();
const found = async (player: TestPlayer, query: string): Promise<number> =>
  (await player.call("GET", `/bonuses?${query}`)).value.content.length;

test("MC-16 MC-09 bonuses that have to be used within some days are found by the last of them, to the end of the brand's day", async () => {
  const id = await open({}, { keys: [] });
  const player = await newPlayer();
  await deposit(player, 1_000n, id);
  const endsAt = (time: string) =>
    db.run(sql`
      update promotion_grant set expires_at = ${`${dayIn(6)}T${time}+08:00`}
      where player = ${player.id}`);
  await endsAt("23:59:59");
  const asked = [`toDay=${dayIn(5)}`, `toDay=${dayIn(6)}`, `show=ended&toDay=${dayIn(6)}`, ""];
  const counts = async () => Promise.all(asked.map((query) => found(player, query)));
  expect(await counts()).toEqual([0, 1, 0, 1]);
  await endsAt("24:00:00");
  expect(await counts()).toEqual([0, 0, 0, 1]);

  const [grant] = (await player.call("GET", "/bonuses")).value.content;
  await endsAt("12:00:00");
  await player.call("POST", `/bonuses/${grant.id}/forfeit`, {});
  expect(await counts()).toEqual([0, 0, 0, 1]);
  await maker.call("POST", `/promotions/${id}/close`, { reason: "Test over" });
});
