import { z } from "zod";
import { isBitcoinAddress } from "./bitcoin-address.ts";

const BANK_NUMBER = /^[0-9][0-9 -]{4,32}[0-9]$/;

/** An account to bind, as it is typed. */
export const newAccount = z.object({
  bank: z.string().trim().min(2).max(80),
  number: z
    .string()
    .trim()
    .max(90)
    .refine(
      (number) => BANK_NUMBER.test(number) || isBitcoinAddress(number),
      "must be 6 to 34 digits, or a Bitcoin address",
    ),
  holder: z.string().trim().min(2).max(100),
});
