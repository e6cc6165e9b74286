import type { OperatorPort, VendorAccount } from "@perya/wallet-protocol";

/** What is known about the call when it is answered. */
export interface Call {
  /** As the vendor wrote it; null until the body is verified and read. */
  readonly requestUuid: string | null;
  readonly user: string | null;
}

/** The calling vendor, and the wallet that answers. */
export interface Context {
  readonly call: Call;
  readonly vendor: VendorAccount;
  readonly operator: OperatorPort;
}
