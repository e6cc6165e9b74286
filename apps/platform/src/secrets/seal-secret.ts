import { sealer } from "@perya/secrets";

/**
 * Secrets the platform encrypts: vendors' shared secrets ("vendor:<slug>") and the secrets of
 * staff's authenticators ("staff:<id>").
 */
export const { sealSecret, openSecret } = sealer("perya sealed secret");
