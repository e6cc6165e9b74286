import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import type { EndGames } from "./identity.ts";
import { authenticatorRoutes } from "./authenticator/authenticator.routes.ts";
import { avatarRoutes } from "./avatars/avatars.routes.ts";
import { firebaseRoutes } from "./firebase/firebase.routes.ts";
import { phoneOfFirebase } from "./firebase/phone-of-token.ts";
import { firstLoginRoutes } from "./first-login/first-login.routes.ts";
import { languageRoutes } from "./language.routes.ts";
import { liveRoutes } from "./live.routes.ts";
import { memberRoutes } from "./member.routes.ts";
import { contactsRoutes } from "./contacts/contacts.routes.ts";
import { passkeySignInRoutes } from "./passkeys/passkey-sign-in.routes.ts";
import { passkeysRoutes } from "./passkeys/passkeys.routes.ts";
import { passwordRoutes } from "./password/password.routes.ts";
import { paymentRoutes } from "./payment/payment.routes.ts";
import { forgotRoutes } from "./recovering/forgot.routes.ts";
import { resetRoutes } from "./recovering/reset.routes.ts";
import { affiliateRoutes } from "./registering/affiliate.routes.ts";
import { registerCodeRoutes } from "./registering/register-code.routes.ts";
import { registerRoutes } from "./registering/register.routes.ts";
import { sessionsRoutes } from "./sessions.routes.ts";
import { signInLinkRoutes } from "./signing-in/sign-in-link.routes.ts";
import { rememberedRoutes } from "./signing-in/remembering/remembered.routes.ts";
import { signInRoutes } from "./signing-in/sign-in.routes.ts";
import { signOutRoutes } from "./signing-in/sign-out.routes.ts";
import { verificationRoutes } from "./signing-in/second-factor/verification.routes.ts";
import { socialRoutes } from "./social/social.routes.ts";
import { trialRoutes } from "./trial/trial.routes.ts";

/**
 * Every route of this module. `endGames` ends a player's open games with the sign-in they belong
 * to.
 */
export function identityRoutes(app: App, platform: Platform, endGames: EndGames): void {
  const { firebase } = platform.config;
  registerRoutes(app, platform, firebase && phoneOfFirebase(firebase));
  registerCodeRoutes(app, platform);
  firebaseRoutes(app, platform);
  affiliateRoutes(app, platform);
  signInRoutes(app, platform);
  verificationRoutes(app, platform);
  passkeySignInRoutes(app, platform);
  passkeysRoutes(app, platform);
  authenticatorRoutes(app, platform);
  contactsRoutes(app, platform);
  rememberedRoutes(app, platform);
  signInLinkRoutes(app, platform);
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
