import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import type { EndGames } from "./identity.ts";
import { avatarRoutes } from "./avatars/avatars.routes.ts";
import { firebaseRoutes } from "./firebase/firebase.routes.ts";
import { phoneOfFirebase } from "./firebase/phone-of-token.ts";
import { firstLoginRoutes } from "./first-login/first-login.routes.ts";
import { languageRoutes } from "./language.routes.ts";
import { liveRoutes } from "./live.routes.ts";
import { memberRoutes } from "./member.routes.ts";
import { passwordRoutes } from "./password.routes.ts";
import { paymentRoutes } from "./payment/payment.routes.ts";
import { forgotRoutes } from "./recovering/forgot.routes.ts";
import { resetRoutes } from "./recovering/reset.routes.ts";
import { affiliateRoutes } from "./registering/affiliate.routes.ts";
import { registerCodeRoutes } from "./registering/register-code.routes.ts";
import { registerRoutes } from "./registering/register.routes.ts";
import { sessionsRoutes } from "./sessions.routes.ts";
import { loginLinkRoutes } from "./signing-in/login-link.routes.ts";
import { rememberedRoutes } from "./signing-in/remembered.routes.ts";
import { signInRoutes } from "./signing-in/sign-in.routes.ts";
import { signOutRoutes } from "./signing-in/sign-out.routes.ts";
import { verificationRoutes } from "./signing-in/verification.routes.ts";
import { socialRoutes } from "./social/social.routes.ts";
import { trialRoutes } from "./trial/trial.routes.ts";

export { identityJobs } from "./identity.jobs.ts";
export { issueLoginLink, LINK_MINUTES } from "./signing-in/login-links.ts";
export type { EndGames, SignedIn } from "./identity.ts";
export { registerPlayer } from "./registering/register-player.ts";
export { membersIfClosed, requirePlayer, requireRealPlayer } from "./require-player.ts";
export { selectSharedPlaces as sharedPlacesOf } from "./shared-places.store.ts";
export { setInitialPassword } from "./initial-password.ts";
export { askPassword } from "./guessing/ask-password.ts";
export { confirmingSecret, confirmPayment, type ConfirmPaymentRefusal } from "./payment/confirm-payment.ts";
export { PAYMENT_CHANGES } from "./payment/payment.ts";
export {
  selectPasswordsSet as passwordsSetOf,
  selectPaymentChanges as paymentChangesOf,
  selectWithdrawalsFrom as withdrawalsFrom,
} from "./payment/payment.store.ts";
export { resetPaymentPassword } from "./payment/reset-payment-password.ts";
export {
  holdSession,
  pageSignIns as signInsOf,
  selectLastLogin as lastLoginOf,
  selectLogin as loginKeptOf,
  selectSessions as sessionsOf,
} from "./identity.store.ts";

/** Every route of this module. `endGames` ends a player's open games with the sign-in they belong to. */
export function identityRoutes(app: App, platform: Platform, endGames: EndGames): void {
  const { firebase } = platform.config;
  registerRoutes(app, platform, firebase && phoneOfFirebase(firebase));
  registerCodeRoutes(app, platform);
  firebaseRoutes(app, platform);
  affiliateRoutes(app, platform);
  signInRoutes(app, platform);
  verificationRoutes(app, platform);
  rememberedRoutes(app, platform);
  loginLinkRoutes(app, platform);
  trialRoutes(app, platform);
  socialRoutes(app, platform);
  firstLoginRoutes(app, platform);
  paymentRoutes(app, platform);
  signOutRoutes(app, platform, endGames);
  passwordRoutes(app, platform, endGames);
  forgotRoutes(app, platform);
  resetRoutes(app, platform, endGames);
  sessionsRoutes(app, platform, endGames);
  memberRoutes(app, platform);
  languageRoutes(app, platform);
  avatarRoutes(app, platform);
  liveRoutes(app, platform);
}
