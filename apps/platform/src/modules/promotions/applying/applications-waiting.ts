import type { Tx } from "@perya/postgres";
import { waitingSubjects } from "../../approvals/index.ts";
import { playersByIds } from "../../players/index.ts";
import { countWaiting, pageApplications } from "./applications.store.ts";
import { ISSUE_KIND } from "./issue-or-ask.ts";

/** An application that waits for staff. */
interface WaitingApplication {
  readonly publicId: string;
  readonly playerName: string;
  readonly since: Temporal.Instant;
  /** One person has issued it, and a second one is needed. */
  readonly second: boolean;
}

/** How many applications wait for a brand's staff, or for all for null, and the oldest of them. */
export async function applicationsWaiting(
  tx: Tx,
  brandId: bigint | null,
  shown: number,
): Promise<{ readonly count: number; readonly first: readonly WaitingApplication[] }> {
  const wanted = { brandId, status: "APPLYING", promotion: undefined, players: undefined } as const;
  const rows = await pageApplications(tx, wanted, { limit: shown, offset: 0 });
  const ids = rows.map(({ publicId }) => publicId);
  const asked = await waitingSubjects(tx, [ISSUE_KIND], ids);
  const players = await playersByIds(
    tx,
    rows.map(({ player }) => player),
  );
  const names = new Map(players.map(({ id, username }) => [id, username]));
  return {
    count: await countWaiting(tx, brandId),
    first: rows.map(({ publicId, player, createdAt }) => ({
      publicId,
      playerName: names.get(player) ?? "",
      since: createdAt,
      second: asked.has(publicId),
    })),
  };
}
