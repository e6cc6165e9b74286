import { z } from "zod";

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

export type Proof = z.infer<typeof wireProof>;

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

/** The proof in what a vendor answers about a round; undefined where it gives none. */
export function readProof(answer: unknown): Proof | undefined {
  const read = vendorProof.safeParse(answer);
  if (!read.success) return undefined;
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
