import type {
  DialectAnswer,
  JsonObject,
  OperatorPort,
  VendorAccount,
} from "@perya/wallet-protocol";
import type { Call } from "./reply.ts";

/** One path of the protocol. The body is signed, well-formed JSON; the vendor's activity is checked by `readCall`, in the order the contract gives. */
export type Path = (object: JsonObject, context: Context) => Promise<DialectAnswer>;

export interface Context {
  readonly call: Call;
  readonly vendor: VendorAccount;
  readonly operator: OperatorPort;
}
