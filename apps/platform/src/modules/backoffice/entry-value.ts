import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney, wireTime } from "../../http/answers/answer.ts";
import type { LedgerEntry } from "../wallet/index.ts";

/** A ledger entry on the wire of the console. */
export const entryValue = z
  .object({
    id: z.string(),
    seq: z.number().int(),
    at: wireTime,
    kind: z.string(),
    account: z.string().nullable().meta({
      description: "The account on the other side of the house's own movement.",
    }),
    amount: wireMoney,
    held: wireMoney,
    owed: wireMoney,
    balance: wireMoney,
    refusal: z.string().nullable(),
    transaction: z.string().nullable(),
    round: z.string().nullable(),
    game: z.string().nullable(),
    reason: z.string().nullable().meta({
      description: "Why it was made, or what the vendor says happened: text or JSON.",
    }),
  })
  .meta({
    id: "LedgerEntry",
    description: "One entry of a player's log, with what it changed and the cash after it.",
  });

export function toEntryValue(entry: LedgerEntry): z.infer<typeof entryValue> {
  // Cases once blocked accounts under their own number and with their reason.
  const isOfCase = entry.transaction?.startsWith("case:") ?? false;
  const wire = (units: bigint) => toWire({ units, currency: entry.currency });
  return {
    id: `${entry.player}-${entry.seq}`,
    seq: Number(entry.seq),
    at: entry.at.toString(),
    kind: entry.kind,
    account: entry.contra,
    amount: wire(entry.cash),
    held: wire(entry.held),
    owed: wire(entry.owed),
    balance: wire(entry.after),
    refusal: entry.status === "APPLIED" ? null : entry.status,
    transaction: isOfCase ? null : entry.transaction,
    round: entry.round,
    game: entry.game,
    reason: isOfCase ? null : (entry.note ?? entry.said?.details ?? null),
  };
}
