import type { PlayLaw } from "./law-of-play.ts";

/**
 * What a game's page has to keep to, by the names that game clients commonly read. Times are
 * milliseconds, amounts ledger units as text. What the law does not ask for is left out.
 */
export function launchFlags({ bet, flags }: PlayLaw): Readonly<Record<string, unknown>> {
  return {
    ...(bet.apartMs && { minimumRoundDuration: bet.apartMs.value }),
    ...(bet.highest && { maximumStake: bet.highest.value.toString() }),
    ...(bet.lowest && { minimumStake: bet.lowest.value.toString() }),
    ...(!flags.autoplay && { disabledAutoplay: true }),
    ...(!flags.speedUp && { disabledTurbo: true, disabledSlamstop: true }),
    ...(flags.netPosition && { displayNetPosition: true }),
    ...(flags.elapsed && { displaySessionTimer: true }),
  };
}
