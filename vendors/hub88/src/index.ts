export { hub88 } from "./adapter.ts";
export { readRecord } from "./transfer/read-records.ts";
export { boundsBets, transferWallet } from "./transfer/transfer-wallet.ts";
