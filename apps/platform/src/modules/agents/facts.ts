import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

const member = { player: whole, brand: whole };

/** A player has a place in the tree; `parent` is null directly under the house. */
export const memberPlaced = fact(
  "member placed",
  z.object({ ...member, parent: whole.nullable() }),
);

/** A player and the whole team stand elsewhere since a time, which is a start of periods. */
export const memberMoved = fact(
  "member moved",
  z.object({
    ...member,
    /** The parent before; null for the house. */
    from: whole.nullable(),
    to: whole.nullable(),
    at: z.iso.datetime(),
  }),
);

/** An agent is frozen, or no longer. */
export const agentFrozen = fact("agent frozen", z.object({ ...member, frozen: z.boolean() }));
