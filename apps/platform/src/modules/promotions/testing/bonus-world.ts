import { randomUUID } from "node:crypto";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { followLedger } from "../../rounds/index.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import { told } from "../../facts/testing/told.ts";
import { requirementEnded } from "../../wagering/index.ts";
import { hasFollowedPlayer, verifyLedger } from "../../wallet/index.ts";
import { hearPlayed } from "../grants/hear-played.ts";
import { promotionOf } from "./draft-of.ts";

export const PESO = 100_000n;
const NO_LIMIT = 10n ** 17n;
const NOTHING = { rounds: 1n, payout: 0n, refund: 0n, freeStake: 0n, freePayout: 0n };

/** Promotions, players who deposit and play, and staff, over real HTTP on a database. */
export async function useBonuses() {
  const { db, sites } = await useSites();
  await onlyLargeNeedsTwo(db, NO_LIMIT);
  const { platform } = sites;
  const [maker, cashier, owner] = [
    await sites.staff("owner"),
    await sites.staff("cashier"),
    await sites.staff("owner"),
  ];

  /** An open promotion, with some of it otherwise. */
  const open = async (more: object = {}, rule: object = {}): Promise<string> => {
    const made = await maker.call("POST", "/promotions", promotionOf({ ...more }, rule));
    if (made.status !== 200) throw new Error(JSON.stringify(made));
    const opened = await maker.call("POST", `/promotions/${made.value.id}/open`, {});
    if (opened.value?.status !== "OPEN") throw new Error(JSON.stringify(opened));
    return made.value.id as string;
  };
  /** Orders a bank transfer; its id. */
  const order = async (player: TestPlayer, pesos: bigint, promotion?: string) =>
    player.call("POST", "/deposits", {
      method: "bank-transfer",
      amount: (pesos * PESO).toString(),
      key: randomUUID(),
      ...(promotion === undefined ? {} : { promotion }),
    });
  /** Staff credit a deposit with so much, and press again where the server was too busy. */
  const credit = async (id: string, pesos: bigint) => {
    const body = { paidAmount: (pesos * PESO).toString(), reference: randomUUID() };
    for (;;) {
      const answer = await cashier.call("POST", `/deposits/${id}/approve`, body);
      if (answer.status !== 503) return answer;
    }
  };
  const deposit = async (player: TestPlayer, pesos: bigint, promotion?: string) => {
    const ordered = await order(player, pesos, promotion);
    if (ordered.status !== 200) throw new Error(JSON.stringify(ordered));
    const done = await credit(ordered.value.id as string, pesos);
    if (done.value?.status !== "SUCCEEDED") throw new Error(JSON.stringify(done));
    return ordered.value.id as string;
  };
  const movement = (player: TestPlayer, kind: "bet" | "win", round: string, units: bigint) => ({
    kind,
    vendor: 3,
    player: player.id,
    transaction: randomUUID(),
    round,
    game: "harbor",
    currency: "PHP",
    units,
    reference: null,
    free: false,
    closesRound: false,
  });
  const submit = async (player: TestPlayer, kind: "bet" | "win", round: string, units: bigint) => {
    const [answer] = await platform.wallet.submit([movement(player, kind, round, units)]);
    if (!answer?.ok) throw new Error(`${kind}: ${answer?.refusal}`);
  };
  /** A bet that stays open; its round. */
  const bet = async (player: TestPlayer, pesos: bigint): Promise<string> => {
    const round = randomUUID();
    await submit(player, "bet", round, pesos * PESO);
    return round;
  };
  const win = (player: TestPlayer, round: string, pesos: bigint) =>
    submit(player, "win", round, pesos * PESO);
  /** Books so much valid turnover of a player, and gives its money back to the unit. */
  const turnOver = async (player: TestPlayer, pesos: bigint, category = "RNG") => {
    const at = Temporal.Now.instant();
    const units = pesos * PESO;
    const of = { currency: "PHP", book: "play", excluded: false, vendorId: 3, gameCode: "harbor" };
    await db.inTransaction((tx) =>
      bookTurnoverEntries(tx, "rounds", [
        {
          ...of,
          playerId: player.id,
          brandId: 1n,
          category,
          at,
          closedAt: at,
          amounts: { ...NOTHING, stake: units, turnover: units, payout: units },
          origin: 1n,
        },
      ]),
    );
  };
  /** Has the module hear of everything that was played to its end. */
  const hear = async () => {
    for (const one of await told(db, requirementEnded))
      await db.inTransaction((tx) => hearPlayed.hear(tx, one, platform));
  };
  /** Has the record of rounds follow the ledger to a player's last entry. */
  const follow = async ({ id }: TestPlayer) => {
    do await db.inTransaction(followLedger);
    while (!(await hasFollowedPlayer(db, "betting records", id)));
  };
  const cash = async ({ id }: TestPlayer) =>
    ((await platform.wallet.balance(id))?.cash ?? 0n) / PESO;
  const grants = async (player: TestPlayer) =>
    (await player.call("GET", "/bonuses")).value.content as {
      id: string;
      status: string;
      bonus: { amount: string };
      required: { amount: string };
      done: { amount: string };
      removed: { amount: string };
      entries: { amount: { amount: string } }[];
    }[];
  return {
    db,
    sites,
    platform,
    maker,
    cashier,
    owner,
    open,
    order,
    credit,
    deposit,
    bet,
    win,
    turnOver,
    hear,
    follow,
    cash,
    grants,
    player: () => sites.player(2),
    ledgerProblems: async () => (await verifyLedger(db)).books.flatMap((book) => book.problems),
  };
}
