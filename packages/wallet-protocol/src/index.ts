export type { VendorCommand } from "./commands.ts";
export type { Answer, PassingRefusal, Receipt, StoredRefusal, WalletRefusal } from "./answers.ts";
