import { hub88 } from "@perya/vendor-hub88";
import { softswiss } from "@perya/vendor-softswiss";
import type { Dialect, DialectName } from "@perya/wallet-protocol";

/** Every dialect that the wallet API speaks, by its name in addresses. */
export const DIALECTS: Readonly<Record<DialectName, Dialect>> = { hub88, softswiss };
