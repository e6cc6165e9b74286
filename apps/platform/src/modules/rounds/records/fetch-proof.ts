import { z } from "zod";
import { askVendor, allVendors } from "../../catalogue/index.ts";
import type { Platform } from "../../../platform.ts";
import type { SignedIn } from "../../identity/index.ts";
import { operatorFor } from "../launch/operator-for.ts";
import type { BettingRecord } from "./records.store.ts";

/** What anyone needs to recompute a round. The seed is missing until it is revealed. */
export const wireProof = z
  .object({
    commitment: z.string(),
    serverSeed: z.string().optional(),
    clientSeed: z.string(),
    nonce: z.number().int(),
    fairCode: z.string(),
    game: z.string(),
    version: z.union([z.string(), z.number()]),
    choice: z.unknown(),
    state: z.unknown(),
  })
  .meta({
    id: "RoundProof",
    description:
      "What anyone needs to recompute the round. The server's seed is " +
      "missing until it is revealed.",
  });

const vendorProof = z.object({
  commitment: z.string(),
  server_seed: z.string().nullish(),
  client_seed: z.string(),
  nonce: z.coerce.number().int().min(0),
  fair_code: z.string(),
  game_code: z.string(),
  version: z.union([z.string(), z.number()]),
  choice: z.unknown(),
  state: z.unknown(),
});

/**
 * The proof of a round from the vendor that played it; undefined when it has none or can't be
 * reached. The player's site recomputes it, we only pass it on.
 */
export async function fetchProof(
  platform: Platform,
  { publicId: user, brandId }: Pick<SignedIn, "publicId" | "brandId">,
  record: BettingRecord,
): Promise<z.infer<typeof wireProof> | undefined> {
  const vendor = (await allVendors(platform.db)).find(({ id }) => id === record.vendorId);
  if (!vendor) return undefined;
  const operator = await operatorFor(platform, brandId, vendor);
  const answer = await askVendor(vendor, operator, "game/round", { user, round: record.round });
  const read = answer.ok ? vendorProof.safeParse(answer.value) : undefined;
  if (!read?.success) return undefined;
  const {
    commitment,
    server_seed: seed,
    client_seed: clientSeed,
    nonce,
    fair_code: fairCode,
    game_code: game,
    version,
    choice,
    state,
  } = read.data;
  return {
    commitment,
    ...(seed ? { serverSeed: seed } : {}),
    clientSeed,
    nonce,
    fairCode,
    game,
    version,
    choice,
    state,
  };
}
