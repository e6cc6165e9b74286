export { ownWalletLine } from "./own-wallet-line.ts";
export { ownWalletRoutes } from "./own-wallets.routes.ts";
