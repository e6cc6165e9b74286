import type { AddKeyRefusal } from "../keys/add-key.ts";
import { SENTENCES } from "../operator-inputs.ts";

/** Refusals of a vendor's change, on request and when it is carried out. */
export const VENDOR_REFUSALS = {
  NO_SUCH_VENDOR: [404, SENTENCES.NO_SUCH_VENDOR],
  SLUG_TAKEN: [409, "A vendor with this name already exists."],
  INVALID_KEY: [422, SENTENCES.INVALID_KEY],
  WRONG_KIND_OF_KEY: [422, SENTENCES.WRONG_KIND_OF_KEY],
  KEY_KNOWN: [422, SENTENCES.KEY_KNOWN],
  TOO_MANY_KEYS: [422, SENTENCES.TOO_MANY_KEYS],
  KEY_NOT_MADE: [409, "A key was approved and has not been created yet."],
  SWITCHED_ON: [409, "This vendor is already on."],
} as const satisfies Record<
  AddKeyRefusal | "SLUG_TAKEN" | "KEY_NOT_MADE" | "SWITCHED_ON",
  readonly [status: number, sentence: string]
>;

/** Refusals of the request. */
export const ASK_VENDOR_REFUSALS = {
  ...VENDOR_REFUSALS,
  NO_TRANSFER_WALLET: [
    422,
    "A wallet of the vendor's own needs the hub88 dialect and an address of its API.",
  ],
  ASKED_ALREADY: [409, "This change is already waiting for a second person."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type VendorChangeRefusal = keyof typeof VENDOR_REFUSALS;
export type AskVendorChangeRefusal = keyof typeof ASK_VENDOR_REFUSALS;
