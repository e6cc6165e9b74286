/**
 * Which module of the platform may enter which other one, always through its index.ts. A module that is not listed may call none.
 * Money flows one way: everybody may ask the wallet, the wallet asks nobody.
 */
export const allowedCalls = {
  wallet: [],
  audit: [],
  brands: [],
  catalogue: ["brands", "identity", "staff", "audit"],
  identity: ["brands", "wallet", "players"],
  players: ["brands", "identity", "wallet"],
  rounds: ["brands", "catalogue", "identity", "players", "wallet", "staff"],
  cashier: ["approvals", "audit", "brands", "identity", "players", "rounds", "staff", "wallet"],
  approvals: ["audit", "staff"],
  staff: ["approvals", "audit", "brands", "cashier", "catalogue", "identity", "players", "rounds", "wallet"],
};
