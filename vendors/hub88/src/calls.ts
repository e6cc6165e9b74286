import type { DialectAnswer, JsonObject } from "@perya/wallet-protocol";
import type { Context } from "./context.ts";

/**
 * One path of the protocol. The body is signed, well-formed JSON; `readCall` checks that the vendor
 * is active, in the contract's order.
 */
export type Path = (object: JsonObject, context: Context) => Promise<DialectAnswer>;
