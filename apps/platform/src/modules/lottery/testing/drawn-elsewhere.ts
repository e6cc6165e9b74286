import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { expect } from "vitest";
import type { Platform } from "../../../platform.ts";
import type { TestStaff } from "../../../testing/people.ts";
import { advanceIssues } from "../issues/advance-issues.ts";
import { createIssues } from "../issues/create-issues.ts";
import { voidApproval } from "../issues/void-approval.ts";
import type { Issue } from "../lottery.ts";
import { RESULT_KIND } from "../results/result-subject.ts";

/** The draws of a game whose results people or a feed give, in a database without other issues. */
export function drawsElsewhere(
  db: Tx,
  platform: Platform,
  [staff, second]: readonly [TestStaff, TestStaff],
  game: string,
) {
  /** The first draw of all. */
  async function issue(): Promise<Issue> {
    const row = await db.row<Issue>(sql`
      select id, issue_no as "issueNo", status, outcome, version, seed, commitment,
        void_reason as "voidReason"
      from lottery_issue
      order by draw_at limit 1`);
    if (!row) throw new Error("There is no issue");
    return row;
  }

  /** A draw of today whose time has come and that waits for its result. */
  async function drawnElsewhere(change: object): Promise<string> {
    await db.run(sql`truncate lottery_issue, draw_seed cascade`);
    await db.run(sql`delete from approval where kind in (${RESULT_KIND}, ${voidApproval.kind})`);
    const changed = await staff.call("PUT", `/lottery/games/${game}`, {
      ...change,
      reason: "To be drawn elsewhere",
    });
    expect(changed.status).toBe(200);
    const { approvalId } = changed.value;
    if (approvalId !== null)
      expect((await second.call("POST", `/approvals/${approvalId}/approve`)).status).toBe(200);
    await createIssues(platform);
    await db.run(sql`
      update lottery_issue
      set open_at = open_at - interval '6 min', close_at = close_at - interval '6 min',
        draw_at = draw_at - interval '6 min'
      where id = (select id from lottery_issue order by draw_at limit 1)`);
    // Its neighbours are in nobody's way.
    await db.run(sql`update lottery_game set max_late_seconds = 86400`);
    while (await advanceIssues(platform));
    return (await issue()).issueNo;
  }

  return { issue, drawnElsewhere };
}
