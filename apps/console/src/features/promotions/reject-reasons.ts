import type { Application } from "@perya/api-client/operator";

/** Why an application is rejected, as staff choose it; players read it in their language. */
export const REJECT_REASONS: Readonly<Record<NonNullable<Application["rejectReason"]>, string>> = {
  TERMS_NOT_MET: "The terms are not met",
  PROOF_MISSING: "Proof is missing",
  PROOF_UNREADABLE: "The pictures can't be read",
  OTHER: "It can't be accepted, without more",
};
