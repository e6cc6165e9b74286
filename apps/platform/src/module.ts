import type { App } from "./http/app.ts";
import type { HeldData } from "./held-data.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { PromotionPort, ReviewOf } from "./modules/cashier/index.ts";
import type { LabelPort } from "./modules/identity/index.ts";
import type { FreeRoundsPort } from "./modules/rounds/index.ts";
import type { Listener } from "./modules/facts/index.ts";
import type { Offer, SettingBound } from "./modules/settings/index.ts";
import type { Platform } from "./platform.ts";
import type { RewardSource } from "./reward-source.ts";

/** Registers some routes of a module on a site's server. */
type Routes = (app: App, platform: Platform) => void;

/**
 * Everything a module adds to the running platform; `sites/modules.ts` lists them. Its permissions
 * and settings are in its `declares.ts`, because other modules name them.
 */
export interface Module {
  /** Routes for players. */
  readonly player?: readonly Routes[];
  /** Routes for staff. */
  readonly operator?: readonly Routes[];
  /** Jobs and loops. */
  readonly jobs?: (platform: Platform) => Jobs;
  /** What it hears of other modules: `hears(fact, name, handle)` for each. */
  readonly hears?: readonly Listener[];
  /** Values of a brand's settings that it refuses, other modules' sections included. */
  readonly settingBounds?: readonly SettingBound[];
  /** What it keeps of one player, which the player may download. */
  readonly holds?: readonly HeldData[];
  /** Why it has withdrawals reviewed by two people. */
  readonly reviews?: readonly ReviewOf[];
  /** Kinds of rewards that players claim in the reward centre. */
  readonly rewards?: readonly RewardSource[];
  /** What can be chosen for a deposit before it is paid. */
  readonly promotions?: PromotionPort;
  /** What vendors' rounds are free, and what becomes of each. */
  readonly freeRounds?: FreeRoundsPort;
  /** What members are called in the club. */
  readonly clubLabel?: LabelPort;
  /** Items of the player site's menus that it has something behind. */
  readonly offers?: readonly Offer[];
}
