import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import type { Arriving, TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { depositReversed, depositSucceeded } from "../../cashier/index.ts";
import { told } from "../../facts/testing/told.ts";
import { playerRegistered } from "../../identity/index.ts";
import { levelReached } from "../../players/index.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { followTurnover } from "../friends/follow-turnover.ts";
import { referralHears } from "../hears.ts";
import { reviewNext } from "../rewarding/review-friend.ts";

const PESO = 100_000n;
export const pesos = (count: number): string => (BigInt(count) * PESO).toString();

/** Players who invite friends, who pay in and play, over real HTTP on a database. */
export async function useReferral() {
  const { db, sites } = await useSites();
  const { platform } = sites;
  const staff = await sites.staff("owner");
  await setSection(platform, "referral", { on: true });

  /** Has the module hear that a player has registered. */
  const hear = async ({ id }: TestPlayer) => {
    const all = (await told(db, playerRegistered)) as { readonly player: string }[];
    const one = all.find(({ player }) => player === id.toString());
    for (const listener of referralHears.filter(({ fact }) => fact === playerRegistered.name))
      await db.inTransaction((tx) => listener.hear(tx, one, platform));
  };
  const codeOf = async (player: TestPlayer): Promise<string> =>
    (await player.call("POST", "/referral/code")).value.code;
  /** A friend who registers by a player's code, from a place of their own unless told another. */
  const invite = async (referrer: TestPlayer, arriving: Arriving = {}): Promise<TestPlayer> => {
    const referralCode = arriving.referralCode ?? (await codeOf(referrer));
    const friend = await sites.player(0, { ...arriving, referralCode });
    await hear(friend);
    return friend;
  };

  /** Looks at all friends who are due, until none is. */
  const review = async () => {
    while (await db.inTransaction(followTurnover));
    // Who has played is looked at within a minute.
    await db.run(sql`update referral_friend set look_at = least(look_at, now())`);
    while (await db.inTransaction((tx) => reviewNext(tx, platform.wallet)));
  };
  const tell = (fact: { readonly name: string }, player: TestPlayer, deposit: string) => {
    const about = { deposit, player: `${player.id}`, brand: "1", currency: "PHP", units: "1" };
    const what = { ...about, fee: "0", method: "voucher" };
    return Promise.all(
      referralHears
        .filter((one) => one.fact === fact.name)
        .map((one) => db.inTransaction((tx) => one.hear(tx, what, platform))),
    );
  };
  const payIn = async (player: TestPlayer, count: number): Promise<string> => {
    const id = `dp_${randomUUID()}`;
    await db.run(
      sql`insert into cashier_player (player) values (${player.id}) on conflict do nothing`,
    );
    await db.run(sql`
      insert into deposit (
        public_id, player, player_name, player_ref, key, method, units, currency, book, status,
        expires_at, brand_id
      )
      values (
        ${id}, ${player.id}, '', '', ${randomUUID()}, 'voucher', ${BigInt(count) * PESO}, 'PHP',
        'play', 'CREATED', now(), 1
      )`);
    for (const status of ["AWAITING_PAYMENT", "SUBMITTED", "SUCCEEDED"])
      await db.run(sql`
        update deposit
        set status = ${status}, paid_units = units, paid_currency = currency,
          provider_txn = public_id, paid_at = now()
        where public_id = ${id}`);
    await tell(depositSucceeded, player, id);
    return id;
  };
  const chargeBack = async (player: TestPlayer, deposit: string) => {
    await db.run(sql`update deposit set status = 'REVERSED' where public_id = ${deposit}`);
    await tell(depositReversed, player, deposit);
  };
  const play = (player: TestPlayer, count: number, at = Temporal.Now.instant()) => {
    const units = BigInt(count) * PESO;
    const nothing = { payout: 0n, refund: 0n, freeStake: 0n, freePayout: 0n };
    const amounts = { rounds: 1n, stake: units, turnover: units, ...nothing };
    const of = { currency: "PHP", book: "play", excluded: false, vendorId: 3, gameCode: "harbor" };
    const entry = { ...of, playerId: player.id, brandId: 1n, category: "RNG", at, closedAt: at };
    return bookTurnoverEntries(db, "rounds", [{ ...entry, amounts, origin: 1n }]);
  };
  const verify = async (player: TestPlayer) => {
    await db.run(sql`update player set kyc_level = 1 where id = ${player.id}`);
    const what = { player: `${player.id}`, level: 1, before: 0 };
    for (const one of referralHears.filter(({ fact }) => fact === levelReached.name))
      await db.inTransaction((tx) => one.hear(tx, what, platform));
  };
  /** Has a friend do all that the terms ask for. */
  const doAll = async (player: TestPlayer) => {
    await verify(player);
    await payIn(player, 500);
    await play(player, 5_000);
  };

  const shown = async (player: TestPlayer) => (await player.call("GET", "/referral")).value;
  const states = async (player: TestPlayer): Promise<string[]> =>
    (await shown(player)).friends.map(({ state }: { state: string }) => state);
  /** What staff see of a friend. */
  const seen = async (friend: TestPlayer) =>
    (await staff.call("GET", `/players/${friend.publicId}/referrals`)).value.invitedBy;
  const cash = async ({ id }: TestPlayer) =>
    Number(((await platform.wallet.balance(id))?.cash ?? 0n) / PESO);

  return {
    db,
    sites,
    platform,
    staff,
    codeOf,
    invite,
    review,
    payIn,
    chargeBack,
    play,
    verify,
    doAll,
    shown,
    states,
    seen,
    cash,
    ledgerProblems: async () => (await verifyLedger(db)).books.flatMap((one) => one.problems),
  };
}
