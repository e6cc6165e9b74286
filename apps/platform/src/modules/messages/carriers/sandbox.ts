import { ok } from "@perya/result";
import type { Carrier } from "./carrier.ts";

/** Sends nothing anywhere: the message stays in the outbox, where staff read it. */
export const sandbox: Carrier = {
  name: "sandbox",
  keepsText: true,
  send: () => Promise.resolve(ok({ reference: "kept in the outbox" })),
};
