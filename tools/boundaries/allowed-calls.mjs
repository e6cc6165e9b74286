/**
 * Which module of the platform may enter which other one, always through its index.ts. A module that is not listed may call none.
 * Money flows one way: everybody may ask the wallet, the wallet asks nobody.
 */
export const allowedCalls = {
  wallet: [],
  draws: [],
  audit: [],
  brands: [],
  challenges: [],
  codes: ["messages"],
  envelopes: [],
  figures: ["brands"],
  messages: ["brands", "settings", "staff"],
  players: ["brands"],
  identity: ["brands", "challenges", "codes", "envelopes", "messages", "players", "settings", "wallet"],
  staff: ["approvals", "audit", "brands"],
  settings: ["audit", "brands", "staff"],
  approvals: ["audit", "brands"],
  feedback: ["identity", "players", "staff"],
  catalogue: ["approvals", "audit", "brands", "identity", "staff"],
  content: ["audit", "brands", "staff"],
  pictures: ["audit", "staff"],
  shelf: ["catalogue", "identity"],
  lottery: ["approvals", "audit", "brands", "catalogue", "draws", "figures", "identity", "players", "settings", "staff", "wallet"],
  rounds: ["audit", "brands", "catalogue", "figures", "identity", "lottery", "players", "settings", "shelf", "staff", "wallet"],
  winners: ["brands", "catalogue", "identity", "players", "rounds"],
  cashier: ["approvals", "audit", "brands", "envelopes", "identity", "players", "rounds", "staff", "wallet"],
  backoffice: ["approvals", "audit", "brands", "cashier", "catalogue", "figures", "identity", "lottery", "players", "rounds", "staff", "wallet"],
};
