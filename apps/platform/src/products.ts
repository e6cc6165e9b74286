import { lotteryProduct } from "./modules/lottery/index.ts";

/** The products whose rounds end elsewhere than in the ledger; betting records ask them. */
export const PRODUCTS = [lotteryProduct] as const;
