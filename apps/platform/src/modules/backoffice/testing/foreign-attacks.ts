import { randomUUID } from "node:crypto";
import { reason, type Attacks } from "../../../testing/attack.ts";

const player = { at: { id: "player" } } as const;

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /troubles": { own: true },
  "GET /dashboard": { hides: [] },
  "GET /days": { own: true },
  "GET /shared-accounts": { hides: [] },
  "POST /shared-accounts/{id}/show": { at: { id: "triedNumber" } },
  "GET /work": { hides: ["withdrawal", "deposit", "playerName", "approval", "conversation"] },
  "GET /players": { hides: ["player", "playerName"] },
  "GET /players/{id}": player,
  "POST /players/{id}/bank-accounts/{account}/show": {
    at: { id: "player", account: "bankAccount" },
  },
  "GET /players/{id}/entries": player,
  "GET /players/{id}/rounds": player,
  "GET /players/{id}/rounds/{round}": { at: { id: "player", round: "round" } },
  "POST /players/{id}/kyc": { ...player, body: () => ({ level: 2, reason }) },
  "POST /players/{id}/login-links": { ...player, body: () => ({ reason }) },
  "POST /players/{id}/block": { ...player, body: () => ({ reason }) },
  "POST /players/{id}/unblock": { ...player, body: () => ({ reason }) },
  "GET /players/{id}/profit": { at: { id: "player" } },
  "GET /players/{id}/limits": player,
  "POST /players/{id}/limits": {
    ...player,
    body: () => ({ limits: { singleBet: "1" }, reason }),
  },
  "POST /players/{id}/exclude": {
    ...player,
    body: () => ({ until: "2040-01-01T00:00:00Z", reason }),
  },
  "POST /players/{id}/minor": {
    ...player,
    body: () => ({ birthDate: "2015-01-01", proof: "A passport", reason }),
  },
  "POST /players/{id}/password": { ...player, body: () => ({ reason }) },
  "POST /players/{id}/contacts/reset": { ...player, body: () => ({ type: "mobile", reason }) },
  "POST /players/{id}/payment-password/reset": { ...player, body: () => ({ reason }) },
  "POST /players/{id}/kind": { ...player, body: () => ({ kind: "1", reason }) },
  "POST /players/{id}/test-account": { ...player, body: () => ({ test: true, reason }) },
  "POST /players/{id}/invitations": { ...player, body: () => ({ reason }) },
  "POST /players/{id}/adjust": {
    ...player,
    body: () => ({ amount: "100", reason, key: randomUUID() }),
  },
  "POST /players/{id}/owed/collect": { ...player, body: () => ({ reason }) },
  "POST /players/{id}/owed/waive": {
    ...player,
    body: () => ({ amount: "100", reason, key: randomUUID() }),
  },
  "GET /approvals": { hides: ["approval", "player"] },
  "GET /approvals/history": { hides: ["player"] },
  "POST /approvals/{id}/approve": { at: { id: "approval" } },
  "POST /approvals/{id}/reject": { at: { id: "rejectable" }, body: () => ({ reason }) },
  "POST /approvals/{id}/take-back": { at: { id: "takeable" } },
  "GET /house-brands": { house: true },
  "POST /house-brands": {
    house: true,
    body: {
      name: "Theirs",
      hosts: ["theirs.example"],
      currency: "PHP",
      country: "PH",
      zone: "Asia/Manila",
      minimumAge: 18,
      realMoney: false,
      reason,
    },
  },
  "POST /house-brands/{brand}/hosts": {
    at: { brand: "brand" },
    body: () => ({ host: "ours.example", reason }),
  },
  "GET /ledger-proof": { house: true },
  "GET /brand-proof": { own: true },
  "POST /ledger-proof/run": { house: true, body: {} },
  "GET /audit": { hides: ["player"] },
  "GET /audit/verify": { own: true },
  "GET /withdrawals/{id}/evidence": { at: { id: "withdrawal" } },
  "POST /withdrawals/{id}/attempts/{attempt}/show": {
    at: { id: "withdrawal", attempt: "triedNumber" },
  },
  "GET /approval-limits": { own: true },
  "PUT /approval-limits": { own: true },
};
