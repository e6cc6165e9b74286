export { currentContact, type CurrentContact } from "./contacts/current-contact.ts";
export { holdLabel, type LabelPort } from "./club-label.ts";
export { barLogin } from "./closing/bar-login.ts";
export { writeOpenFrom as openLogin } from "./closing/closing.store.ts";
export { closeLogin } from "./closing/close-login.ts";
export {
  clearClosed as reopenLogin,
  selectBarredUntil as loginBarredUntil,
  selectClosedAt as closedAtOf,
} from "./closing/closing.store.ts";
export { OWNER_REFUSALS, ownerProof, requireOwner } from "./owner-proof.routes.ts";
export { resetContact } from "./contacts/reset-contact.ts";
export { selectDormancy as dormancyOf } from "./dormancy/dormancy.store.ts";
export {
  accountDormant,
  authenticatorChanged,
  contactChanged,
  passkeysChanged,
  playerRegistered,
  secretChanged,
} from "./facts.ts";
export { selectClosedAmong as closedAmong } from "./closing/closing.store.ts";
export { selectSeenAmong as seenAmong } from "./seen-among.store.ts";
export { issueSignInLink, LINK_MINUTES } from "./signing-in/sign-in-links.ts";
export type { SignedIn } from "./identity.ts";
export { registerPlayer } from "./registering/register-player.ts";
export {
  membersIfClosed,
  playerOrGuest,
  requirePlayer,
  requireRealPlayer,
} from "./require-player.guard.ts";
export { sharedPlacesOf } from "./shared-places.ts";
export { selectPlaceLinks as placeLinksOf } from "./place-links.store.ts";
export { selectWithBrowserOf as withBrowserOf } from "./shared-places.store.ts";
export { setInitialPassword } from "./password/initial-password.ts";
export { hasAuthenticator } from "./authenticator/authenticator.store.ts";
export { askPassword } from "./guessing/ask-password.ts";
export {
  confirmingSecret,
  confirmPayment,
  type ConfirmPaymentRefusal,
} from "./payment/confirm-payment.ts";
export { PAYMENT_CHANGES } from "./payment/payment.ts";
export {
  selectPasswordsSet as passwordsSetOf,
  selectPaymentChanges as paymentChangesOf,
  selectWithdrawalsFrom as withdrawalsFrom,
} from "./payment/payment.store.ts";
export { resetPaymentPassword } from "./payment/reset-payment-password.ts";
export { selectLogin as loginKeptOf } from "./identity.store.ts";
export {
  holdSession,
  pageSignIns as signInsOf,
  selectLastLogin as lastLoginOf,
  selectSessions as sessionsOf,
} from "./sessions.store.ts";
