export { hub88 } from "./adapter.ts";
export { transferWallet } from "./transfer/transfer-wallet.ts";
