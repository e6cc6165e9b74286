import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { wireTime } from "../../http/answer.ts";
import { OPENS_IN } from "./catalogue.ts";
import { countGames } from "./games.store.ts";
import { selectKeys, selectVendors } from "./vendors.store.ts";

/** A vendor as staff see it. */
export const wireVendor = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    vassalage: z.string(),
    name: z.string(),
    dialect: z.enum(["hub88", "softswiss", "house"]),
    active: z.boolean(),
    gamesUrl: z.string().nullable(),
    logoUrl: z.string().meta({ description: "Its picture in the vendors' strip; empty for its name." }),
    rolledBackUnknown: z.boolean().meta({ description: "Whether a transaction that was taken back is answered UNKNOWN (hub88)." }),
    opensIn: z.enum(OPENS_IN).meta({ description: "Where its games are played: on /seamless, on /game, or in a window of their own." }),
    keys: z.array(z.object({ id: z.number().int(), fingerprint: z.string(), addedAt: wireTime, retiredAt: wireTime.nullable() })),
    games: z.number().int(),
  })
  .meta({ id: "Vendor", description: "A vendor as staff see it. They come in the order of the vendors' strip." });

/** Every vendor with its keys, by their fingerprints alone, and how many games it has. */
export async function overviews(tx: Tx): Promise<z.infer<typeof wireVendor>[]> {
  const [vendors, keys, counts] = [await selectVendors(tx), await selectKeys(tx), await countGames(tx)];
  return vendors.map((vendor) => ({
    ...vendor,
    games: counts.get(vendor.id) ?? 0,
    keys: keys
      .filter((key) => key.vendorId === vendor.id)
      .map(({ id, fingerprint, addedAt, retiredAt }) => ({ id, fingerprint, addedAt: addedAt.toString(), retiredAt: retiredAt?.toString() ?? null })),
  }));
}
