export type { Player } from "./players.ts";
export { createPlayer, type NewPlayer } from "./create-player.ts";
export { setKycLevel } from "./set-kyc-level.ts";
export {
  countPlayers,
  searchPlayers,
  selectById as playerById,
  selectByPublicId as playerByPublicId,
  selectByUsername as playerByUsername,
  selectOfBrand as playersOfBrand,
} from "./players.store.ts";
