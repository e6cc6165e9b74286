export { newRsaPair, type RsaPair } from "./new-rsa-pair.ts";
export { newSharedSecret } from "./new-shared-secret.ts";
export { sealer, type Sealer } from "./sealer.ts";
export { newToken, tokenHash } from "./token.ts";
