import { sql } from "@perya/postgres/sql";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { told } from "../../facts/testing/told.ts";
import { vipLevelReached } from "../../loyalty/index.ts";
import { LADDER } from "../../loyalty/testing/vip-ladder.ts";
import { PESO, vipWorld } from "../../loyalty/testing/vip-world.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { vipGiftsHear } from "../hears.ts";

interface OpenGift {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly period: string | null;
  readonly cash: { readonly amount: string };
  readonly until: string;
}

/** Players on a ladder whose levels bring gifts, over real HTTP on a database. */
export async function useGifts() {
  const { db, sites } = await useSites();
  const { platform } = sites;
  await setSection(platform, "vip", LADDER);
  const world = vipWorld(db, platform);
  const owner = await sites.staff("owner");

  /** Has the module hear of every level that was reached. */
  const hear = async () => {
    for (const one of await told(db, vipLevelReached))
      for (const { hear: take } of vipGiftsHear)
        await db.inTransaction((tx) => take(tx, one, platform));
  };
  /** A player who has come to a level long ago, without its gifts. */
  const atLevel = async (level: number): Promise<TestPlayer> => {
    const player = await sites.player(2);
    await db.run(sql`
      insert into vip_member (player_id, brand_id, level, highest, raised_at)
      values (${player.id}, 1, ${level}, ${level}, now() - interval '70 days')`);
    await db.run(sql`
      insert into vip_change (player_id, before, after, floor, cause, actor, at)
      values (${player.id}, 0, ${level}, 0, 'REACHED', 'system', now() - interval '70 days')`);
    return player;
  };
  const bornOn = ({ id }: TestPlayer, date: Temporal.PlainDate) =>
    db.run(sql`
      insert into player_profile (player_id, birthday) values (${id}, ${date.toString()}::date)
      on conflict (player_id) do update set birthday = excluded.birthday`);
  const rewards = async (player: TestPlayer) =>
    (await player.call("GET", "/rewards")).value as {
      readonly open: readonly OpenGift[];
      readonly credited: readonly OpenGift[];
    };
  const open = async (player: TestPlayer) =>
    (await rewards(player)).open.filter(({ kind }) => kind.startsWith("vip"));
  const claim = (player: TestPlayer, { kind, id }: Pick<OpenGift, "kind" | "id">) =>
    player.call("POST", `/rewards/${kind}/${id}/claim`);
  /** A player's gifts as staff see them. */
  const gifts = async (player: TestPlayer) =>
    (await owner.call("GET", `/players/${player.publicId}/vip-gifts`)).value as {
      readonly id: string;
      readonly kind: string;
      readonly level: number;
      readonly day: string | null;
      readonly amount: { readonly amount: string };
      readonly status: string;
      readonly steps: readonly { readonly status: string; readonly actor: string }[];
    }[];
  const cash = async ({ id }: TestPlayer) =>
    ((await platform.wallet.balance(id))?.cash ?? 0n) / PESO;
  return {
    db,
    sites,
    platform,
    owner,
    world,
    hear,
    atLevel,
    bornOn,
    rewards,
    open,
    claim,
    gifts,
    cash,
    player: () => sites.player(2),
    ledgerProblems: async () => (await verifyLedger(db)).books.flatMap((one) => one.problems),
  };
}
