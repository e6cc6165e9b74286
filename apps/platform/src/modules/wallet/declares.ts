import type { Declares } from "../../declares.ts";

/** Where the money of the wallet's own commands comes from and goes to. */
export const walletDeclares = {
  houseAccounts: {
    adjustments: { line: "adjust" },
    transfers: { line: "transfers" },
    waived: { line: "waived" },
  },
} as const satisfies Declares;
