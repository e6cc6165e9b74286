export { isTrialAccount, type Player } from "./players.ts";
export { countPlayers } from "./count-players.ts";
export { createPlayer, type NewPlayer } from "./create-player.ts";
export { issueInvitation } from "./issue-invitation.ts";
export type { PlayerOrigin } from "./origins.store.ts";
export { selectBirthdays as birthdaysOf, type Profile } from "./profile.store.ts";
export { profileOf } from "./profile-of.ts";
export { selectIsInAgentLine as isInAgentLine } from "./agent-line.store.ts";
export { saveProfile } from "./save-profile.ts";
export { KINDS_BY_HAND, setKind } from "./set-kind.ts";
export { accountTypeOf, AGENT_KINDS, isExcluded } from "./account-type.ts";
export { setKycLevel } from "./set-kyc-level.ts";
export { insertOrigin as saveOrigin } from "./origins.store.ts";
export { insertInvitation as keepInvitation } from "./invitations.store.ts";
export { selectArrival as arrivalOf } from "./upline.store.ts";
export { selectUplineId as uplineIdOf } from "./upline-id.store.ts";
export {
  selectInvitation as invitationOf,
  selectInvitations as invitationsOf,
} from "./invitations.store.ts";
export {
  listPlayers,
  ownerRow,
  searchPlayers,
  selectById as playerById,
  selectIdsOf as playerIdsOf,
  selectHasPlayers as hasPlayers,
  selectByIds as playersByIds,
  selectOwners as ownersByIds,
  type Owner,
  selectByPublicId as playerByPublicId,
  selectByUsername as playerByUsername,
  selectNamed as playersNamed,
  updateTest as setTestAccount,
} from "./players.store.ts";
export { selectByNames as playersByNames, selectSegment as segmentOf } from "./segment.store.ts";
export { levelReached, minorFound, personChanged } from "./facts.ts";
export {
  selectAlike as personsAlike,
  selectIsPerson as isPerson,
  selectPerson as personOf,
  type Person,
} from "./persons.store.ts";
export {
  selectProving as playersProvingNumbersOf,
  selectWithProven as playersWithNumbersOf,
} from "./document-marks.store.ts";
export { noteDocumentNumber } from "./note-document-number.ts";
export { selectSamePerson as samePersonAs } from "./same-person.store.ts";
export {
  selectRegisterClear as registerClearOf,
  writeRegisterClear as noteRegisterClear,
} from "./register-clear.store.ts";
export { selectMarks as documentMarksOf } from "./document-marks.store.ts";
export { PLAYERS_HOLD } from "./held.store.ts";
export { internalAgents, registeredIn } from "./team-members.store.ts";
