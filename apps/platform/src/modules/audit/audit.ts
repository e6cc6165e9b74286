import { createHash } from "node:crypto";

/** Something a person did. `before` and `after` are plain JSON; money as digit texts. */
export interface AuditedAction {
  /** The staff member's public id and name, or "system". */
  readonly actor: string;
  /** "withdrawal.approve": noun, point, verb. */
  readonly action: string;
  /** Public id of what it was done to. */
  readonly subject: string;
  /**
   * The brand it was done for, whose staff may read of it; null when it concerns the house alone.
   */
  readonly brandId: bigint | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | undefined;
}

export interface AuditRow {
  readonly n: bigint;
  readonly at: Temporal.Instant;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly brandId: bigint | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly hash: Buffer;
}

/** The hash before the first row. */
export const GENESIS = Buffer.alloc(32);

/** SHA-256 of the hash before and the row's canonical JSON (keys sorted, no spaces). */
export function hashRow(previous: Buffer, row: Omit<AuditRow, "hash">): Buffer {
  const { n, at, actor, action, subject, before, after, reason, brandId } = row;
  // Left out where there is none: rows were sealed before brands were.
  const brand = brandId === null ? {} : { brand: brandId.toString() };
  return createHash("sha256")
    .update(previous)
    .update(
      canonical({
        n: n.toString(),
        at: at.toString(),
        actor,
        action,
        subject,
        before: before ?? null,
        after: after ?? null,
        reason,
        ...brand,
      }),
    )
    .digest();
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
