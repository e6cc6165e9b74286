import { z } from "zod";
import type { Reach } from "../launch/launch-address.ts";

/** Where the outcome of a round is shown. */
export const wireOutcome = z
  .object({
    kind: z.enum(["FRAME", "LINK", "ORDER", "OPEN", "VOID", "UNAVAILABLE", "NONE"]),
    url: z.string().optional(),
  })
  .meta({
    id: "RoundOutcome",
    description:
      "Where the outcome is shown: on a page of the vendor's at `url`, in a frame or in a window " +
      "of its own; in the lottery's order of the round's id; nowhere yet, because the round is " +
      "open; nowhere, because it is void; not now, because the vendor does not answer; or " +
      "nowhere, because the vendor shows none. An address is good for some minutes.",
  });

export type Outcome = z.infer<typeof wireOutcome>;

const MAX_ADDRESS = 4_000;
const vendorPage = z.object({ url: z.url({ protocol: /^https?$/ }).max(MAX_ADDRESS) });

/**
 * The page on which a vendor shows a round. A page of a known origin is framed, as games are; any
 * other is only linked to, and only with TLS.
 */
export function readOutcome(
  answer: unknown,
  { popup, gameOrigins }: Pick<Reach, "popup" | "gameOrigins">,
): Outcome {
  const read = vendorPage.safeParse(answer);
  if (!read.success) return { kind: "NONE" };
  const { url } = read.data;
  const { origin, protocol } = new URL(url);
  if (!popup && gameOrigins.includes(origin)) return { kind: "FRAME", url };
  return protocol === "https:" || gameOrigins.includes(origin)
    ? { kind: "LINK", url }
    : { kind: "NONE" };
}
