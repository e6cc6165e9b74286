import { randomUUID } from "node:crypto";
import type { Attacks } from "../../../testing/attack.ts";

const player = { at: { id: "player" } } as const;
const one = { at: { id: "player", requirement: "requirement" } } as const;
const asked = () => ({ reason: "asked for", key: randomUUID() });

/** How staff of another brand try each route for staff of this module. */
export const attacks: Attacks = {
  "GET /players/{id}/wagering": player,
  "GET /players/{id}/wagering/{requirement}/feeds": one,
  "POST /players/{id}/wagering": { ...player, body: () => ({ ...asked(), amount: "100" }) },
  "POST /players/{id}/wagering/{requirement}/cancel": { ...one, body: asked },
};
