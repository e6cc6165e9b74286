import { DIALECT_NAMES } from "@perya/wallet-protocol";
import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { wireTime } from "../../../http/answers/answer.ts";
import { OPENS_IN, VENDOR_WALLETS } from "../catalogue.ts";
import { countGames } from "../games/games.store.ts";
import { selectKeyGrants } from "../requests/key-grants.store.ts";
import { selectKeys, selectVendors, type VendorKey } from "./vendors.store.ts";

/** A vendor as staff see it. */
export const wireVendor = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    vassalage: z.string(),
    name: z.string(),
    dialect: z.enum([...DIALECT_NAMES, "house"]),
    active: z.boolean(),
    gamesUrl: z.string().nullable(),
    logoUrl: z
      .string()
      .meta({ description: "Its picture in the vendors' strip; empty for its name." }),
    rolledBackUnknown: z.boolean().meta({
      description: "Whether a transaction that was rolled back is answered UNKNOWN (hub88).",
    }),
    opensIn: z.enum(OPENS_IN).meta({
      description: "Where its games open: on /seamless, on /game, or in their own window.",
    }),
    wallet: z.enum(VENDOR_WALLETS).meta({
      description: "Whose wallet its games are paid from: ours, or its own.",
    }),
    keys: z.array(
      z.object({
        id: z.number().int(),
        fingerprint: z.string(),
        addedAt: wireTime,
        retiredAt: wireTime.nullable(),
      }),
    ),
    keyGrant: z
      .object({ staff: z.string(), mine: z.boolean(), expiresAt: wireTime })
      .nullable()
      .meta({
        description:
          "A key that two people approved and that has not been created yet; " +
          "the requester creates it.",
      }),
    games: z.number().int(),
  })
  .meta({
    id: "Vendor",
    description: "A vendor as staff see it, in the order of the vendors' strip.",
  });

/**
 * Every vendor with the fingerprints of its keys and its number of games, as this member of staff
 * sees it.
 */
export async function overviews(
  tx: Tx,
  staff: { readonly id: bigint },
): Promise<z.infer<typeof wireVendor>[]> {
  const [vendors, keys, grants, counts] = [
    await selectVendors(tx),
    await selectKeys(tx),
    await selectKeyGrants(tx),
    await countGames(tx),
  ];
  return vendors.map((vendor) => {
    const grant = grants.find(({ vendorId }) => vendorId === vendor.id);
    return {
      ...vendor,
      games: counts.get(vendor.id) ?? 0,
      keyGrant: grant
        ? {
            staff: grant.staff,
            mine: grant.staffId === staff.id,
            expiresAt: grant.expiresAt.toString(),
          }
        : null,
      keys: keys.filter((key) => key.vendorId === vendor.id).map(wireKey),
    };
  });
}

function wireKey({ id, fingerprint, addedAt, retiredAt }: VendorKey) {
  return { id, fingerprint, addedAt: addedAt.toString(), retiredAt: retiredAt?.toString() ?? null };
}
