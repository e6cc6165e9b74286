import { randomUUID } from "node:crypto";
import { ROLE_IDS } from "./roles.ts";

/** The brand whose things are tried. */
export const HERE = 1n;
export const reason = "no good reason";

/** Things of our brand, and of the house. */
export interface Ours {
  readonly player: string;
  readonly playerName: string;
  readonly deposit: string;
  readonly withdrawal: string;
  readonly approval: string;
  readonly rejectable: string;
  readonly takeable: string;
  readonly colleague: string;
  readonly colleagueName: string;
  readonly role: string;
  readonly vendor: string;
  readonly vendorSlug: string;
  readonly key: string;
  readonly game: string;
  readonly lottery: string;
  readonly draw: string;
  readonly lotteryRules: string;
  readonly day: string;
  readonly currency: string;
  readonly brand: string;
  readonly news: string;
  readonly newsTitle: string;
  readonly feedback: string;
  readonly picture: string;
  readonly resultImport: string;
}

export type Attack =
  /** Shows or changes nothing but who asks themselves, their own brand, or what everybody may know. */
  | { readonly own: true }
  /** A list: theirs does not show ours, ours does. */
  | { readonly hides: readonly (keyof Ours)[] }
  /** An action on something of ours. */
  | { readonly at: Readonly<Record<string, keyof Ours>>; readonly body?: (ours: Ours) => unknown }
  /** The house's alone. */
  | { readonly house: true; readonly body?: unknown };

const player = { at: { id: "player" } } as const;
const vendor = { at: { id: "vendor" } } as const;

/** How each route of the operator API is tried by staff of another brand. A route that is not here fails the test that reads this. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  "POST /session": { own: true },
  "DELETE /session": { own: true },
  "POST /session/totp": { own: true },
  "GET /me": { own: true },
  "PUT /me/password": { own: true },
  "GET /troubles": { own: true },
  "GET /roles": { hides: ["role"] },
  "GET /staff": { hides: ["colleague", "colleagueName"] },
  "POST /staff": {
    at: {},
    body: () => ({
      username: `mole${Date.now() % 1_000_000}`,
      roles: [ROLE_IDS.owner],
      brand: Number(HERE),
      reason,
    }),
  },
  "PUT /staff/{id}": {
    at: { id: "colleague" },
    body: () => ({ username: "mole", roles: [ROLE_IDS.support], reason }),
  },
  "POST /staff/{id}/{change}": { at: { id: "colleague" }, body: () => ({ reason }) },
  "POST /roles": {
    at: {},
    body: () => ({ name: "Moles", permissions: ["players.read"], brand: Number(HERE), reason }),
  },
  "PUT /roles/{id}": {
    at: { id: "role" },
    body: () => ({ name: "Moles", permissions: ["players.read"], reason }),
  },
  "DELETE /roles/{id}": { at: { id: "role" } },
  "GET /dashboard": { hides: [] },
  "GET /shared-accounts": { hides: [] },
  "GET /work": { hides: ["withdrawal", "deposit", "playerName", "approval"] },
  "GET /players": { hides: ["player", "playerName"] },
  "GET /players/{id}": player,
  "GET /players/{id}/entries": player,
  "GET /players/{id}/rounds": player,
  "POST /players/{id}/kyc": { ...player, body: () => ({ level: 3, reason }) },
  "POST /players/{id}/login-links": { ...player, body: () => ({ reason }) },
  "POST /players/{id}/block": { ...player, body: () => ({ reason }) },
  "POST /players/{id}/unblock": { ...player, body: () => ({ reason }) },
  "POST /players/{id}/limits": {
    ...player,
    body: () => ({ singleBet: "1", dailyWager: null, reason }),
  },
  "POST /players/{id}/exclude": {
    ...player,
    body: () => ({ until: "2040-01-01T00:00:00Z", reason }),
  },
  "POST /players/{id}/password": { ...player, body: () => ({ reason }) },
  "POST /players/{id}/payment-password/reset": { ...player, body: () => ({ reason }) },
  "GET /sms": { hides: [] },
  "POST /players/{id}/kind": { ...player, body: () => ({ kind: "1", reason }) },
  "POST /players/{id}/test-account": { ...player, body: () => ({ test: true, reason }) },
  "POST /players/{id}/invitations": { ...player, body: () => ({ reason }) },
  "POST /players/{id}/adjust": {
    ...player,
    body: () => ({ amount: "100", reason, key: randomUUID() }),
  },
  "GET /approvals": { hides: ["approval", "player"] },
  "GET /approvals/history": { hides: ["player"] },
  "POST /approvals/{id}/approve": { at: { id: "approval" } },
  "POST /approvals/{id}/reject": { at: { id: "rejectable" }, body: () => ({ reason }) },
  "POST /approvals/{id}/take-back": { at: { id: "takeable" } },
  "GET /ledger-proof": { house: true },
  "GET /brand-proof": { own: true },
  "POST /ledger-proof/run": { house: true, body: {} },
  "GET /audit": { hides: ["player"] },
  "GET /audit/verify": { own: true },
  "GET /deposits": { hides: ["deposit", "playerName"] },
  "GET /deposits/{id}": { at: { id: "deposit" } },
  "GET /deposits/{id}/slip": { at: { id: "deposit" } },
  "POST /deposits/{id}/approve": {
    at: { id: "deposit" },
    body: () => ({ paidAmount: "100000000", reference: randomUUID() }),
  },
  "POST /deposits/{id}/reject": { at: { id: "deposit" }, body: () => ({ reason }) },
  "POST /bank-transfers": {
    at: {},
    body: ({ player }) => ({ player, amount: "100000", reference: "seen" }),
  },
  "GET /withdrawals": { hides: ["withdrawal", "playerName"] },
  "GET /withdrawals/{id}": { at: { id: "withdrawal" } },
  "GET /withdrawals/{id}/evidence": { at: { id: "withdrawal" } },
  "POST /withdrawals/{id}/fail": { at: { id: "withdrawal" }, body: () => ({ reason }) },
  "POST /withdrawals/{id}/retry": { at: { id: "withdrawal" }, body: () => ({ reason }) },
  "POST /withdrawals/{id}/refund": { at: { id: "withdrawal" }, body: () => ({ reason }) },
  "POST /withdrawals/{id}/return": {
    at: { id: "withdrawal" },
    body: () => ({ returnedAmount: "1", reference: "back", reason }),
  },
  "POST /withdrawals/{id}/{step}": { at: { id: "withdrawal" }, body: () => ({ reason }) },
  "GET /lottery/odds": { house: true },
  "GET /lottery/odds/{prizeMode}/{rules}": { at: { rules: "lotteryRules" } },
  "POST /lottery/odds/{prizeMode}/{rules}": {
    at: { rules: "lotteryRules" },
    body: () => ({ from: 0, change: { prizeGroup: 1_900 }, reason }),
  },
  "POST /lottery/odds/{prizeMode}/{rules}/returns": {
    at: { rules: "lotteryRules" },
    body: () => ({ change: { prizeGroup: 1_900 } }),
  },
  "POST /lottery/odds/{prizeMode}/{rules}/requests": {
    at: { rules: "lotteryRules" },
    body: () => ({ from: 0, change: { prices: {} }, reason }),
  },
  "GET /lottery/limits": { house: true },
  "POST /lottery/limits/{currency}": {
    at: { currency: "currency" },
    body: () => ({
      minUnit: "1",
      maxUnit: "2",
      orderPayout: "1",
      issuePayout: "1",
      bankroll: "1",
      shares: {},
      reason,
    }),
  },
  "GET /lottery/exposure/{gameCode}/{issueNo}": { at: { gameCode: "lottery", issueNo: "draw" } },
  "GET /vendors": { house: true },
  "POST /vendors": {
    house: true,
    body: { slug: "trojan", name: "Trojan", vassalage: "T", reason },
  },
  "GET /vendors/{id}": vendor,
  "PUT /vendors/{id}": { ...vendor, body: () => ({ rolledBackUnknown: true, reason }) },
  "POST /vendors/{id}/enable": { ...vendor, body: () => ({ reason }) },
  "POST /vendors/{id}/disable": { ...vendor, body: () => ({ reason }) },
  "GET /vendors/{id}/handover": vendor,
  "GET /vendor-requests": { house: true },
  "POST /vendors/{id}/move": { ...vendor, body: () => ({ place: 1 }) },
  "POST /vendors/{id}/keys": { ...vendor, body: () => ({ reason }) },
  "POST /vendors/{id}/granted-key": { ...vendor, body: () => ({}) },
  "POST /vendors/{id}/keys/{keyId}/retire": {
    at: { id: "vendor", keyId: "key" },
    body: () => ({ reason }),
  },
  "POST /vendors/{id}/sync": { ...vendor, body: () => ({}) },
  "GET /outbox": { own: true },
  "GET /feedback": { hides: ["player", "playerName"] },
  "GET /feedback/{id}/images/{place}": { at: { id: "feedback", place: "picture" } },
  "GET /content": { hides: ["newsTitle"] },
  "POST /content": { own: true },
  "PUT /content/{id}": {
    at: { id: "news" },
    body: () => ({ version: "1", item: { kind: "help", title: "Mine now" } }),
  },
  "POST /content/{id}/move": { at: { id: "news" }, body: () => ({ place: 1 }) },
  "POST /content/preview": { own: true },
  "DELETE /content/{id}": { at: { id: "news" } },
  "POST /pictures": { own: true },
  "GET /approval-limits": { own: true },
  "PUT /approval-limits": { own: true },
  "GET /settings": { own: true },
  "PUT /settings/language": { own: true },
  "PUT /settings/features": { own: true },
  "PUT /settings/register": { own: true },
  "PUT /settings/status": { own: true },
  "PUT /settings/resources": { own: true },
  "PUT /settings/passwords": { own: true },
  "PUT /settings/sms": { own: true },
  "GET /brands": { own: true },
  "GET /brands/{brand}/vendors": { at: { brand: "brand" } },
  "GET /brands/{brand}/games": { at: { brand: "brand" } },
  "POST /brands/{brand}/vendors/{id}/{change}": {
    at: { brand: "brand", id: "vendor" },
    body: () => ({ reason }),
  },
  "POST /brands/{brand}/games/{gameId}/{change}": {
    at: { brand: "brand", gameId: "game" },
    body: () => ({ reason }),
  },
  "GET /games": { house: true },
  "POST /games/{gameId}/{change}": { at: { gameId: "game" }, body: () => ({}) },
  "GET /game-classifications": { house: true },
  "POST /games/{gameId}/move": { at: { gameId: "game" }, body: () => ({ place: 1 }) },
  "PUT /games/{gameId}": { at: { gameId: "game" }, body: () => ({ isHot: true }) },
  "GET /lottery/games": { house: true },
  "PUT /lottery/games/{code}": {
    at: { code: "lottery" },
    body: () => ({ enabled: false, reason }),
  },
  "PUT /lottery/games/{code}/exceptions/{day}": {
    at: { code: "lottery", day: "day" },
    body: () => ({ drawsAt: null, reason }),
  },
  "DELETE /lottery/games/{code}/exceptions/{day}": { at: { code: "lottery", day: "day" } },
  "GET /lottery/issues": { house: true },
  "POST /lottery/issues/{code}/{issueNo}/void": {
    at: { code: "lottery", issueNo: "draw" },
    body: () => ({ reason }),
  },
  "GET /lottery/results": { house: true },
  "GET /lottery/imports": { house: true },
  "POST /lottery/imports/{id}/take-back": { at: { id: "resultImport" }, body: () => ({ reason }) },
  "POST /lottery/issues/{code}/{issueNo}/results": {
    at: { code: "lottery", issueNo: "draw" },
    body: () => ({ outcome: {}, reason }),
  },
  "GET /lottery/issues/{code}/{issueNo}": { at: { code: "lottery", issueNo: "draw" } },
  "GET /lottery/issues/{code}/{issueNo}/cost": { at: { code: "lottery", issueNo: "draw" } },
  "GET /lottery/reports": { own: true },
  "GET /lottery/reports/{code}/{issueNo}": { own: true },
  "POST /lottery/results/{id}/{decision}": { at: { id: "picture" }, body: () => ({ reason }) },
};
