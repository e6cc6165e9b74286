import type { LanguageCode } from "@perya/languages";
import { z } from "zod";
import type { Platform } from "../../../platform.ts";
import type { SignedIn } from "../../identity/index.ts";
import { movementsOf, wireMovement } from "../account/movements-of.ts";
import { askRound, type Onlooker, type Told } from "./ask-round.ts";
import { wireOutcome } from "./outcome.ts";
import { roundsElsewhere } from "./products.ts";
import { wireProof } from "./proof.ts";
import { selectRecord, type BettingRecord } from "./records.store.ts";
import { toWireRecords, wireRecord } from "./wire-record.ts";

/** A round's id as players and staff see it. */
export const roundId = z.string().regex(/^rd_[1-9]\d{0,17}$/);

/** A round with everything that is known of it. */
export const wireDetails = wireRecord
  .extend({
    details: z
      .string()
      .optional()
      .meta({ description: "What the vendor says happened: text or JSON, never markup." }),
    movements: z.array(wireMovement),
    outcome: wireOutcome,
    proof: wireProof.optional(),
  })
  .meta({
    id: "RoundDetails",
    description:
      "A round with its transactions, where its outcome is shown and, where the vendor gives it, " +
      "the proof of that.",
  });

/** One of a player's own rounds, of which its vendor is asked; undefined for any other. */
export async function roundDetails(
  platform: Platform,
  player: Pick<SignedIn, "id" | "publicId" | "brandId">,
  id: string,
  onlooker: Onlooker,
  readable: readonly LanguageCode[],
): Promise<z.infer<typeof wireDetails> | undefined> {
  const { reads } = platform;
  const elsewhere = await roundsElsewhere(reads, player.id);
  const record = await selectRecord(reads, player.id, BigInt(id.slice("rd_".length)), elsewhere);
  const [wire] = record ? await toWireRecords(reads, [record], readable) : [];
  if (!record || !wire) return undefined;
  const [movements, told] = await Promise.all([
    movementsOf(reads, player.id, record),
    elsewhere.vendors.includes(record.vendorId)
      ? ({ outcome: { kind: "ORDER" } } satisfies Told)
      : askRound(platform, player, record, onlooker),
  ]);
  const said = record.details === null ? {} : { details: record.details };
  return { ...wire, ...said, movements, ...told, outcome: shownOf(record, told) };
}

/** While the ledger waits for a round's end its vendor's page is not shown, whatever it holds. */
function shownOf({ status }: BettingRecord, { outcome }: Told): Told["outcome"] {
  if (outcome.kind === "ORDER") return outcome;
  if (status === "OPEN") return { kind: "OPEN" };
  return status === "VOID" && outcome.url === undefined ? { kind: "VOID" } : outcome;
}
