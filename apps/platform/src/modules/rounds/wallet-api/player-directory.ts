import type { Tx } from "@perya/postgres";
import { playerById, playerByPublicId } from "../../players/index.ts";
import type { PlayerDirectory } from "./operator-port.ts";

/** The players of this platform, as vendors' calls see them. */
export function playerDirectory(tx: Tx): PlayerDirectory {
  return {
    byId: (id) => playerById(tx, id),
    byPublicId: (publicId) => playerByPublicId(tx, publicId),
  };
}
