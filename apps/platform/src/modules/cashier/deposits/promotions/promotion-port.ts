import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { perPlatform } from "../../../../per-platform.ts";
import type { Platform } from "../../../../platform.ts";
import type { Wallet } from "../../../wallet/index.ts";
import type { Payer } from "../../cashier.ts";
import type { MethodCode } from "../../methods.ts";

/** A deposit that a player is about to open. */
interface PlannedDeposit {
  readonly player: Payer;
  readonly method: MethodCode;
  /** Ledger units. */
  readonly units: bigint;
}

/** A deposit that is being credited. */
export interface CreditedDeposit {
  readonly publicId: string;
  readonly player: bigint;
  readonly method: MethodCode;
  /** Ledger units that were credited, less the fee. */
  readonly units: bigint;
  /** Whether it is the player's first deposit ever. */
  readonly isFirst: boolean;
  /** The promotion that was chosen before it was paid. */
  readonly chosen: string | null;
}

/** What a promotion is called, and in which language. */
interface PromotionTitle {
  readonly title: string;
  readonly language: LanguageCode;
}

/** A promotion that can be chosen for it. */
interface OfferedPromotion extends PromotionTitle {
  /** The offering module's id, of 1 to 64 characters. */
  readonly id: string;
  /** What it asks for and gives, in a sentence. */
  readonly about: string;
}

/**
 * Offers promotions for deposits: a module fills it (`promotions` in its `module.ts`). What it
 * offers for a deposit is asked again when that is opened, so the answer must not depend on the
 * languages. The chosen id is kept with the deposit, and goes on with `depositSucceeded`, which is
 * told in the transaction of the credit.
 */
export interface PromotionPort {
  /**
   * Hears of a deposit in the transaction of its credit, after which nothing of it can be played
   * before what is promised for it is there.
   */
  readonly credited: (tx: Tx, wallet: Wallet, deposit: CreditedDeposit) => Promise<void>;
  /** The best first, in the first of some languages that it has words in. */
  readonly offersFor: (
    tx: Tx,
    planned: PlannedDeposit,
    readable: readonly LanguageCode[],
  ) => Promise<readonly OfferedPromotion[]>;
  /**
   * The title of a promotion that was once chosen, also when it is over, in the first of some
   * languages that it has words in; undefined for an id of another module.
   */
  readonly titleOf: (
    tx: Tx,
    id: string,
    readable: readonly LanguageCode[],
  ) => Promise<PromotionTitle | undefined>;
}

const held = perPlatform((): PromotionPort[] => []);

/** Has a module offer promotions for deposits on this platform. */
export function holdPromotions(platform: Platform, port: PromotionPort): void {
  const all = held(platform);
  if (!all.includes(port)) all.push(port);
}

/** What all modules of this platform offer together; with none of them, nothing. */
export function promotionsOf(platform: Platform): PromotionPort {
  return {
    offersFor: async (tx, planned, readable) => {
      const offered: OfferedPromotion[] = [];
      for (const port of held(platform))
        offered.push(...(await port.offersFor(tx, planned, readable)));
      return offered;
    },
    credited: async (tx, wallet, deposit) => {
      for (const port of held(platform)) await port.credited(tx, wallet, deposit);
    },
    titleOf: async (tx, id, readable) => {
      for (const port of held(platform)) {
        const title = await port.titleOf(tx, id, readable);
        if (title) return title;
      }
      return undefined;
    },
  };
}

/** Whether any module of this platform offers promotions, so that it is worth asking. */
export function hasPromotions(platform: Platform): boolean {
  return held(platform).length > 0;
}
