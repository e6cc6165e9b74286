export type { Player } from "./players.ts";
export { createPlayer, type NewPlayer } from "./create-player.ts";
export { issueInvitation } from "./issue-invitation.ts";
export { profileOf } from "./profile-of.ts";
export { saveProfile } from "./save-profile.ts";
export { setKycLevel } from "./set-kyc-level.ts";
export { selectInvitation as invitationOf } from "./invitations.store.ts";
export {
  countPlayers,
  searchPlayers,
  selectById as playerById,
  selectByPublicId as playerByPublicId,
  selectByUsername as playerByUsername,
  selectOfBrand as playersOfBrand,
} from "./players.store.ts";
