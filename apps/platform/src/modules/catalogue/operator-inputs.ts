import { DIALECT_NAMES } from "@perya/wallet-protocol";
import { z } from "zod";
import { VENDOR_WALLETS } from "./catalogue.ts";
import type { AddKeyRefusal } from "./keys/add-key.ts";

export const vendorId = z.coerce.number().int().min(1).max(2_147_483_647);
export const brandNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const reason = z.string().trim().min(3, "says why in three letters or more").max(500);

/** A picture: an address, or one stored here; empty for none. */
export const picture = z.union(
  [
    z.url({ protocol: /^https?$/ }).max(1_000),
    z.string().regex(/^\/pictures\/[0-9a-f]{32}\.(?:png|jpg|webp|svg)$/),
    z.literal(""),
  ],
  "is an address, or a picture stored here",
);
/** A position in a list, counted from 1. */
export const place = z.number().int().min(1).max(1_000_000);

const publicKey = z
  .string()
  .max(5_000)
  .optional()
  .meta({
    description:
      "PEM of the vendor's own RSA key (hub88). If left out, a key is generated once a " +
      "second person has approved.",
  });

/** Another key, which a second person must approve. */
export const newKey = z.object({ publicKey, reason });

/** The request waits for a second person. */
export const asked = z.object({ status: z.literal("WAITING"), approvalId: z.string() });

/**
 * What the vendor needs. Its signing key is in this response only: no one can read it
 * again.
 */
export const handover = z
  .object({
    baseUrl: z.string(),
    operatorId: z.string(),
    operatorPublicKey: z.string().nullable(),
    privateKey: z.string().nullable(),
    secret: z.string().nullable(),
  })
  .meta({
    id: "VendorHandover",
    description:
      "What the vendor needs to connect. Its private key or shared secret " +
      "is in this response only.",
  });

export const newVendor = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,62}$/, "has 2 to 63 lower-case letters, digits and dashes"),
  name: z.string().trim().min(1).max(100),
  vassalage: z.string().regex(/^[A-Z0-9_]{1,32}$/, "has capital letters, digits and underscores"),
  gamesUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .default(null),
  dialect: z.enum(DIALECT_NAMES).default("hub88"),
  wallet: z.enum(VENDOR_WALLETS).default("seamless").meta({
    description: "Whose wallet its games are paid from: ours, or one that it keeps (hub88 only).",
  }),
  publicKey,
  reason,
});

/** Why a vendor or its key was refused, for staff. */
export const SENTENCES: Readonly<Record<AddKeyRefusal, string>> = {
  NO_SUCH_VENDOR: "There is no such vendor.",
  INVALID_KEY: "This is not an RSA public key of at least 2,048 bits in PEM.",
  WRONG_KIND_OF_KEY: "A vendor of this dialect does not sign with such a key.",
  KEY_KNOWN: "This vendor has already used this key.",
  TOO_MANY_KEYS: "Two keys are active already; retire one first.",
};
