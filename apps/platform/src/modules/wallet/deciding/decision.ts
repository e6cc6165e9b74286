import type { WalletRefusal } from "@perya/wallet-protocol";
import type { Fact, NewEntry } from "./state.ts";

/**
 * What the log says to a command: an earlier answer, entries to append (the first one answers), or
 * a passing no.
 */
export type Decision =
  | { readonly type: "replay"; readonly fact: Fact }
  | { readonly type: "append"; readonly entries: readonly [NewEntry, ...NewEntry[]] }
  | { readonly type: "refuse"; readonly refusal: WalletRefusal };
