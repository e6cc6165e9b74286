import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

/** A player has a place in the tree; `parent` is null directly under the house. */
export const memberPlaced = fact(
  "member placed",
  z.object({ player: whole, brand: whole, parent: whole.nullable() }),
);
