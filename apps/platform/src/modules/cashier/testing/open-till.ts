import type { Tx } from "@perya/postgres";
import type { TestDatabase } from "@perya/postgres/testing";
import { createHash, randomUUID } from "node:crypto";
import type { AloneLimits } from "../../approvals/index.ts";
import { openWallet, verifyLedger, type Wallet } from "../../wallet/index.ts";
import { bindBankAccount } from "../bank-accounts/bind-bank-account.ts";
import type { ActingStaff, Payer } from "../cashier.ts";
import type { DepositLaws } from "../deposits/laws-of-deposits.ts";
import type { PaymentNews } from "../providers/provider.ts";

export type Till = ReturnType<typeof openTill>;

export const ana: ActingStaff = { id: 1n, brandId: null, username: "ana", trusted: true };
export const ben: ActingStaff = { id: 2n, brandId: null, username: "ben", trusted: true };

/** Pays what ana and ben approve. */
export const carla: ActingStaff = { id: 3n, brandId: null, username: "carla", trusted: true };

/**
 * Limits under which only the size of one move counts: one that is above needs a second person,
 * whatever was moved in the day.
 */
export function onlyAbove(single: bigint): AloneLimits {
  return { single, staffDay: 10n ** 18n, playerDay: 10n ** 18n };
}

/** Laws that ask nothing. */
export const NO_LAWS: DepositLaws = {
  law: { age: null, compulsory: [], calendar: [], ceilings: [], defaults: [], contactAt: [] },
  zone: "UTC",
  identity: undefined,
  payments: { closed: new Map(), ownAccount: undefined, playerTransfer: undefined },
  keptOut: false,
  promotions: { credited: () => Promise.resolve() },
};

let last = 5_000n;

/**
 * The cashier's verbs without HTTP: a real database, a real wallet, and players made on the spot.
 */
export function openTill(db: TestDatabase) {
  const wallet = openWallet({ db, lanes: 2, onCommitted: () => undefined });
  const payer = async (cash: bigint): Promise<Payer> => {
    const id = ++last;
    await db.inTransaction(async (tx) => {
      await wallet.append(tx, [
        { kind: "open", player: id, key: `open:${id}`, currency: "PHP", book: "play" },
      ]);
      if (cash > 0n)
        await wallet.append(tx, [{ kind: "adjust", player: id, key: `start:${id}`, units: cash }]);
    });
    return {
      id,
      publicId: `pl_${id}`,
      brandId: 1n,
      username: `player${id}`,
      currency: "PHP",
      book: "play",
      kycLevel: 2,
    };
  };
  return {
    db,
    wallet,
    payer,
    /** Public id of an account the player may withdraw to. */
    bankAccountOf: async ({ id, brandId }: Payer): Promise<string> => {
      const account = {
        player: id,
        brandId,
        bank: "b",
        number: id.toString().padStart(8, "0"),
        holder: "h",
      };
      const bound = await db.inTransaction((tx) => bindBankAccount(tx, account));
      if (!bound.ok) throw new Error(bound.refusal);
      return bound.value.publicId;
    },
    money: async ({ id }: Pick<Payer, "id">) => {
      const { cash = 0n, held = 0n } = (await wallet.balance(id)) ?? {};
      return { cash, held };
    },
    problems: async () => (await verifyLedger(db)).books.flatMap((book) => book.problems),
    close: () => wallet.close(),
  };
}

/** What the pretend bank says of a deposit's payment. */
export function newsOf(
  reference: string,
  status: PaymentNews["status"],
  units: bigint,
  changes: Partial<PaymentNews> = {},
): PaymentNews {
  const event = `ev_${randomUUID()}`;
  const digest = createHash("sha256").update(event).digest();
  return {
    provider: "sandbox",
    event,
    payment: `gp_${reference}`,
    reference,
    status,
    isCurrent: false,
    units,
    currency: "PHP",
    payer: null,
    digest,
    body: {},
    ...changes,
  };
}

/**
 * A wallet whose process dies at a movement: before it is written, or after it is and before
 * anything is committed.
 */
export function dyingWallet(wallet: Wallet, when: "before" | "after"): Wallet {
  const append = async (tx: Tx, group: Parameters<Wallet["append"]>[1]) => {
    if (when === "after") await wallet.append(tx, group);
    throw new Error("power cut");
  };
  return { ...wallet, append };
}
