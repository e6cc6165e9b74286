import {
  allowInsecureRequests,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import type { Config } from "../../../config.ts";
import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";

/** Providers that can identify a visitor. */
export const PROVIDERS = ["google", "facebook"] as const;

export type Provider = (typeof PROVIDERS)[number];

/** For Facebook's dialog and its token endpoint. */
const FACEBOOK_VERSION = "v23.0";

const opened = perPlatform(() => new Map<Provider, Promise<Configuration>>());

/** The providers an installation has credentials at. */
export function configuredProviders({ social }: Pick<Config, "social">): Provider[] {
  return PROVIDERS.filter((name) => social[name] !== undefined);
}

/**
 * A provider's configuration for openid-client; undefined for one without credentials. A provider
 * that could not be reached is tried again next time.
 */
export function providerOf(platform: Platform, name: Provider): Promise<Configuration> | undefined {
  const providers = opened(platform);
  const known = providers.get(name) ?? openProvider(platform.config, name);
  if (!known) return undefined;
  providers.set(name, known);
  known.catch(() => providers.delete(name));
  return known;
}

function openProvider({ social }: Config, name: Provider): Promise<Configuration> | undefined {
  const { google, facebook } = social;
  if (name === "google")
    return (
      google &&
      discovery(new URL(google.issuer), google.clientId, google.clientSecret, undefined, {
        execute: changes(google.issuer),
      })
    );
  return facebook && Promise.resolve(facebookOf(facebook));
}

/** Facebook publishes no token endpoint, so the one from its manual is used. */
function facebookOf({
  issuer,
  graphUrl,
  clientId,
  clientSecret,
}: NonNullable<Config["social"]["facebook"]>): Configuration {
  const configuration = new Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/${FACEBOOK_VERSION}/dialog/oauth`,
      token_endpoint: `${graphUrl}/${FACEBOOK_VERSION}/oauth/access_token`,
      jwks_uri: `${issuer}/.well-known/oauth/openid/jwks/`,
    },
    clientId,
    clientSecret,
  );
  for (const change of changes(issuer)) change(configuration);
  return configuration;
}

/**
 * Signatures are checked although the token came from the provider itself. Plain HTTP is only for a
 * provider on this machine.
 */
function changes(issuer: string): ((configuration: Configuration) => void)[] {
  return issuer.startsWith("http:")
    ? [enableNonRepudiationChecks, allowInsecureRequests]
    : [enableNonRepudiationChecks];
}
