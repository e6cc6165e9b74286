import { z } from "zod";
import { fact, whole } from "../facts/index.ts";
import { KINDS, REASONS } from "./document.ts";

const document = { player: whole, kind: z.enum(KINDS) };

/** Staff approved a player's document, or rejected it for a reason. */
export const documentDecided = fact(
  "document decided",
  z.object({ ...document, reason: z.enum(REASONS).nullable() }),
);

/** An approved document is no longer valid, or will soon be so. Days are yyyy-MM-dd. */
export const documentExpires = fact(
  "document expires",
  z.object({ ...document, expiresOn: z.iso.date(), over: z.boolean() }),
);

/** Approved before, the person whom a document names may be so many of a list that came later. */
export const documentListed = fact(
  "document listed",
  z.object({ player: whole, document: z.string(), persons: z.number().int() }),
);
