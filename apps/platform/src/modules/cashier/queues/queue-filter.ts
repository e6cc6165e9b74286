import { UNITS_PER_MAJOR } from "@perya/money";
import { z } from "zod";
import type { Tx } from "@perya/postgres";
import { brandById, findBrand } from "../../brands/index.ts";

/** What comes first in a queue. */
export type QueueOrder = "oldest" | "newest" | "largest" | "smallest";

/** A queue's search. Times are instants; a missing field does not narrow it. */
export interface QueueFilter<Status extends string> {
  readonly brandId: bigint | null;
  readonly statuses?: readonly Status[] | undefined;
  /** A number of the request, the player or the bank, or the beginning of a username. */
  readonly search?: string | undefined;
  /** The search as an amount in ledger units, if it is one. */
  readonly units?: bigint | undefined;
  readonly from?: Temporal.Instant | undefined;
  readonly before?: Temporal.Instant | undefined;
  readonly order: QueueOrder;
}

const day = z.iso.date();

/** What staff narrow a queue with. Days are the brand's. */
export const queueQuery = z.object({
  search: z.string().trim().max(64).optional(),
  from: day.optional().meta({ description: "The first day, in the brand's zone." }),
  to: day.optional().meta({ description: "The last day, in the brand's zone." }),
  sort: z.enum(["oldest", "newest", "largest", "smallest"]).optional().meta({
    description: "What comes first: by default the oldest of what waits, else the newest.",
  }),
});

/** Decimals of a ledger unit. */
const DECIMALS = 5;
const AMOUNT = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,5}))?$/;

/** Ledger units of a text that reads as an amount, such as 1,000.37; undefined for any other. */
export function amountIn(text: string): bigint | undefined {
  const read = AMOUNT.exec(text);
  if (!read) return undefined;
  const [, whole = "0", fraction = ""] = read;
  return (
    BigInt(whole.replaceAll(",", "")) * UNITS_PER_MAJOR + BigInt(fraction.padEnd(DECIMALS, "0"))
  );
}

/** A `like` pattern for texts beginning with a given text, in lower case. */
export function beginsWith(text: string): string {
  return `${text.toLowerCase().replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
}

/**
 * The filter that staff of a brand, or of the house for null, asked for. Unless they sort it, what
 * waits is read oldest first, everything else newest first.
 */
export async function readQueue<Status extends string>(
  tx: Tx,
  brandId: bigint | null,
  { search, from, to, sort }: z.infer<typeof queueQuery>,
  statuses: readonly Status[] | undefined,
  waiting: boolean,
): Promise<QueueFilter<Status>> {
  const { zone } =
    (brandId === null ? undefined : await brandById(tx, brandId)) ?? (await findBrand(tx, "*"));
  const startOf = (text: string, days: number) =>
    Temporal.PlainDate.from(text).add({ days }).toZonedDateTime(zone).toInstant();
  return {
    brandId,
    statuses,
    search: search || undefined,
    units: search ? amountIn(search) : undefined,
    from: from === undefined ? undefined : startOf(from, 0),
    before: to === undefined ? undefined : startOf(to, 1),
    order: sort ?? (waiting ? "oldest" : "newest"),
  };
}
