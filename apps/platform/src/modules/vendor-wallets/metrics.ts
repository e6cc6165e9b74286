import { Counter } from "prom-client";

/** Movements to and from vendors' wallets, by the state each try left them in. */
export const movementsMoved = new Counter({
  name: "perya_vendor_movements_total",
  help: "Movements to and from vendors' wallets, by the state they reached.",
  labelNames: ["direction", "status"],
});

/** Bets, wins and rollbacks of vendors that keep money, by what became of them. */
export const recordsBooked = new Counter({
  name: "perya_vendor_records_total",
  help: "Records of play with money that vendors keep, by what became of them.",
  labelNames: ["outcome"],
});

/** Wallets whose vendor said another balance than ours when they were compared. */
export const walletsDiffering = new Counter({
  name: "perya_vendor_wallet_differences_total",
  help: "Comparisons of a player's wallet at a vendor that found a difference.",
});
