export { tournamentFeePaidBack, tournamentPrizePaid, tournamentPrizeWaits } from "./facts.ts";
export { tournamentsApprovals } from "./making/approval-kinds.ts";
export type { SentTournament } from "./making/save-tournament.ts";
export { seedTournaments } from "./making/seed-tournaments.ts";
