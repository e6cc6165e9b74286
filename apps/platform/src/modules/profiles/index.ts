export { lawsOfBets } from "./betting/laws-of-bets.ts";
export { lawOfPlay } from "./betting/law-of-play.ts";
export { launchFlags } from "./betting/launch-flags.ts";
export { openBetLaws, type BetLaws, type LawfulPlayer } from "./betting/open-bet-laws.ts";
export { productOf } from "./betting/product-of.ts";
export { profilesApprovals } from "./requests/kinds.ts";
export { minimumAgeOf } from "./betting/minimum-age-of.ts";
