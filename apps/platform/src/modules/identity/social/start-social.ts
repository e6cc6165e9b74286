import { newToken, tokenHash } from "@perya/secrets";
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { Platform } from "../../../platform.ts";
import type { ReachedBrand } from "../../brands/index.ts";
import { providerOf, type Provider } from "./providers.ts";
import { redirectUri } from "./redirect-uri.ts";
import { insertAttempt } from "./social.store.ts";

/**
 * The address to send a browser to for signing in at a provider, and the cookie it must come back
 * with; undefined for a provider without credentials.
 */
export async function startSocial(
  platform: Platform,
  brand: ReachedBrand,
  provider: Provider,
): Promise<{ readonly url: string; readonly cookie: string } | undefined> {
  const configuration = await providerOf(platform, provider);
  if (!configuration) return undefined;
  const [verifier, state, nonce, cookie] = [
    randomPKCECodeVerifier(),
    randomState(),
    randomNonce(),
    newToken(),
  ];
  await platform.db.inTransaction((tx) =>
    insertAttempt(tx, tokenHash(state), {
      brandId: brand.id,
      provider,
      browserHash: tokenHash(cookie),
      verifier,
      nonce,
    }),
  );
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(platform, brand, provider),
    response_type: "code",
    scope: "openid email",
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
  });
  return { url: url.href, cookie };
}
