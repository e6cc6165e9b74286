import type { Platform } from "../../../platform.ts";
import { boundFor } from "../rules/bound-for.ts";
import { lawInForce } from "./law-in-force.ts";

/** A pause that every player has to make. */
export interface PauseLaw {
  /** After so many minutes of play without one. */
  readonly afterMinutes: number;
  /** It lasts so many minutes. */
  readonly minutes: number;
}

/** What the profiles of a brand ask of its players' time at play. */
export interface CheckLaw {
  /** The most minutes between two reality checks; undefined where no law says. */
  readonly everyMinutes: number | undefined;
  /** Whether a check has to show what is used of the player's limits. */
  readonly showsLimits: boolean;
  readonly pause: PauseLaw | undefined;
}

/** What the profiles of a brand ask of its players' time at play, now. */
export async function checkLawOf(platform: Platform, brandId: bigint): Promise<CheckLaw> {
  const { folded } = await lawInForce(platform, brandId);
  const minutes = boundFor(folded, "check.everyMin")?.value;
  const shown = folded.get("check.shows")?.value as readonly string[] | undefined;
  const pause = folded.get("check.break")?.value as
    | { readonly afterMin: number; readonly pauseMin: number }
    | undefined;
  return {
    everyMinutes: typeof minutes === "number" ? minutes : undefined,
    showsLimits: shown?.includes("limits") ?? false,
    pause: pause && { afterMinutes: pause.afterMin, minutes: pause.pauseMin },
  };
}
