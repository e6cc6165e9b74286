import { sealer } from "@perya/secrets";

/**
 * What the studio seals: server seeds ("seed:<commitment>") and the wallet tokens of launched
 * players.
 */
export const { sealSecret, openSecret } = sealer("perya studio sealed secret");
