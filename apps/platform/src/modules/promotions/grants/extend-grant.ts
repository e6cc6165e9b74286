import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import type { Grant } from "./grant.ts";
import { extendExpiry, lockGrant } from "./grants.store.ts";

/** From the day on which it was given, a bonus has no more days than any rule may have. */
const MOST_HOURS = 365 * 24;
const HOURS_A_DAY = 24;
/** What waits to be claimed, free bets that are played, and what is wagered. */
const EXTENDED: ReadonlySet<string> = new Set(["ISSUED", "CLAIMED", "PROCESS"]);

/** Which bonus gets how many days more, who gives them, and why. */
interface Extending {
  readonly publicId: string;
  /** Null for any. */
  readonly brandId: bigint | null;
  readonly days: number;
  readonly actor: string;
  readonly reason: string;
}

/** Gives a player more days to claim a bonus, or to play it. What they have to play stays. */
export async function extendGrant(
  tx: Tx,
  { publicId, brandId, days, actor, reason }: Extending,
): Promise<Result<Grant, "NOT_FOUND" | "WRONG_STATE" | "TOO_LONG">> {
  const grant = await lockGrant(tx, publicId);
  if (!grant || (brandId !== null && grant.brandId !== brandId)) return refuse("NOT_FOUND");
  const { status, expiresAt, createdAt } = grant;
  if (!EXTENDED.has(status) || expiresAt === null) return refuse("WRONG_STATE");
  const until = expiresAt.add({ hours: days * HOURS_A_DAY });
  if (Temporal.Instant.compare(until, createdAt.add({ hours: MOST_HOURS })) > 0)
    return refuse("TOO_LONG");
  const extended = await extendExpiry(tx, grant.id, days);
  await recordAudit(tx, {
    actor,
    brandId: grant.brandId,
    action: "bonus.extend",
    subject: publicId,
    before: { until: expiresAt.toString() },
    after: { until: extended.expiresAt?.toString() ?? null },
    reason,
  });
  return ok(extended);
}
