import { randomUUID } from "node:crypto";
import { reason, type Attacks } from "../../../testing/attack.ts";

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /deposits": { hides: ["deposit", "playerName"] },
  "GET /deposits/{id}": { at: { id: "deposit" } },
  "GET /deposits/{id}/slip": { at: { id: "deposit" } },
  "POST /deposits/{id}/approve": {
    at: { id: "deposit" },
    body: () => ({ paidAmount: "100000000", reference: randomUUID() }),
  },
  "POST /deposits/{id}/reject": { at: { id: "deposit" }, body: () => ({ reason }) },
  "POST /deposits/{id}/reverse": {
    at: { id: "deposit" },
    body: () => ({ reason, reference: randomUUID() }),
  },
  "POST /deposits/{id}/return": {
    at: { id: "deposit" },
    body: () => ({ reason, paidAmount: "1", reference: "in", returnReference: "out" }),
  },
  "POST /deposits/{id}/payer": {
    at: { id: "deposit" },
    body: () => ({ reason, payer: "Maria Santos" }),
  },
  "POST /bank-transfers": {
    at: {},
    body: ({ player }) => ({ player, amount: "100000", reference: "seen" }),
  },
  "GET /vouchers": { own: true },
  "POST /vouchers": { own: true },
  "POST /vouchers/{id}/export": { at: { id: "voucherBatch" } },
  "POST /vouchers/{id}/void": { at: { id: "voucherBatch" }, body: () => ({ reason }) },
  "GET /withdrawals": { hides: ["withdrawal", "playerName"] },
  "GET /withdrawals/{id}": { at: { id: "withdrawal" } },
  "GET /players/{id}/withdrawal-offer": { at: { id: "player" } },
  "POST /players/{id}/bank-accounts": {
    at: { id: "player" },
    body: () => ({
      bank: "Metrobank",
      number: "7001234567",
      holder: "Maria Santos",
      evidence: "Letter of the bank",
      reason,
    }),
  },
  "POST /players/{id}/withdrawals": {
    at: { id: "player" },
    body: () => ({
      amount: "100000",
      bankAccount: `ba_${"0".repeat(20)}`,
      key: randomUUID(),
      fee: "0",
      owed: "0",
      reason,
    }),
  },
  "GET /withdrawals/{id}/legs/{leg}/pictures/{picture}": {
    at: { id: "paid", leg: "leg", picture: "picture" },
  },
  "POST /withdrawals/{id}/legs/{leg}/{step}": {
    at: { id: "paid", leg: "leg" },
    body: () => ({ reason, reference: "sent" }),
  },
  "POST /withdrawals/{id}/legs/{leg}/return": {
    at: { id: "paid", leg: "leg" },
    body: () => ({ returnedAmount: "1", reference: "back", reason }),
  },
  "POST /withdrawals/{id}/legs/{leg}/force": { at: { id: "paid", leg: "leg" }, body: forcing },
  "POST /withdrawals/{id}/legs/{leg}/complaint": {
    at: { id: "paid", leg: "leg" },
    body: () => ({ answer: reason }),
  },
  "POST /withdrawals/{id}/legs/{leg}/order": {
    at: { id: "paid", leg: "leg" },
    body: () => ({ provider: "sandbox" }),
  },
  "POST /withdrawals/{id}/legs/{leg}/take-back": {
    at: { id: "paid", leg: "leg" },
    body: () => ({ reason }),
  },
  "POST /withdrawals/{id}/legs/{leg}/outcome": {
    at: { id: "paid", leg: "leg" },
    body: () => ({ outcome: "PAID", proof: "P-1", reason }),
  },
  "GET /payout-problems": { hides: ["paid"] },
  "POST /payout-problems/{id}/note": {
    at: { id: "payoutProblem" },
    body: () => ({ note: reason }),
  },
  "POST /payout-problems/{id}/settle": {
    at: { id: "latePayout" },
    body: () => ({ outcome: "OWED", reason }),
  },
  "GET /payout-complaints": { hides: ["paid"] },
  "POST /withdrawals/{id}/{step}": { at: { id: "withdrawal" }, body: () => ({ reason }) },
};

/** A closing as received with the bank's proof. */
function forcing(): FormData {
  const form = new FormData();
  form.append("proof", "BANK-1");
  form.append("reason", reason);
  return form;
}
