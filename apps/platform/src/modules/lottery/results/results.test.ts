import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";
import { beforeEach, describe, expect, test } from "vitest";
import { untilWaiting } from "../../../testing/waiting.ts";
import { advanceIssues } from "../issues/advance-issues.ts";
import { lockIssue } from "../issues/issues.store.ts";
import { payIssues } from "../issues/pay-issues.ts";
import { voidByTwo } from "../testing/void-by-two.ts";
import { useResults, GAME, reason, outcomes } from "../testing/use-results.ts";

const { drawnElsewhere, first, second, sites, db, issue, platform, owner } = await useResults();

describe("a result by two people", () => {
  let issueNo = "";
  beforeEach(async () => {
    issueNo = await drawnElsewhere({ source: "MANUAL", feed: null });
  });
  const enter = (outcome: unknown, staff = first) =>
    staff.call("POST", `/lottery/issues/${GAME}/${issueNo}/results`, { outcome, reason });
  const decide = (id: string, decision: string, staff = second) =>
    staff.call("POST", `/lottery/results/${id}/${decision}`, { reason });

  test("a new colleague agrees to none until a day is over", async () => {
    const { value } = await enter(outcomes[0]);
    const newcomer = await sites.staff("cashier");
    await db.run(sql`
      update staff set trusted_from = now() + interval '1 minute'
      where username = ${newcomer.username}`);
    expect(await decide(value.id, "approve", newcomer)).toMatchObject({
      status: 403,
      code: "TOO_NEW",
    });
    expect((await issue()).status).toBe("DRAWING");
  });

  test("of a person who was closed waits no more, and two others decide the draw", async () => {
    const leaver = await sites.staff("owner");
    const { value } = await enter(outcomes[1], leaver);
    const members = (await owner.call("GET", "/staff")).value;
    const { id } = members.find((one: { username: string }) => one.username === leaver.username);
    await owner.call("POST", `/staff/${id}/close`, { reason });
    expect((await second.call("GET", "/lottery/results")).value).toEqual([]);
    expect((await decide(value.id, "approve")).code).toBe("NO_SUCH_RESULT");
    expect((await enter(outcomes[0])).value).toMatchObject({ differs: false });
    expect((await enter(outcomes[0], second)).value).toMatchObject({ agreed: true });
    expect(await issue()).toMatchObject({ status: "RESULTED", outcome: outcomes[0] });
  });

  test("LB-12 waits for the second one, who sees it, and is then the draw's; nobody agrees to their own", async () => {
    expect(await issue()).toMatchObject({ status: "DRAWING", commitment: null });
    const { value } = await enter(outcomes[0]);
    expect((await issue()).status).toBe("DRAWING");
    expect((await second.call("GET", "/lottery/results")).value).toMatchObject([
      { id: value.id, gameCode: GAME, issueNo, version: 1, enteredBy: first.username },
    ]);
    expect((await decide(value.id, "approve", first)).code).toBe("OWN_RESULT");
    expect((await decide(value.id, "approve")).status).toBe(200);
    expect(await issue()).toMatchObject({
      status: "RESULTED",
      outcome: outcomes[0],
      version: 1,
      seed: null,
    });
    expect((await decide(value.id, "approve")).code).toBe("NO_SUCH_RESULT");
    const trail = await db.rows<{ action: string }>(sql`
      select action from audit_row where action like 'lottery.result.%' order by n desc limit 2`);
    expect(trail.map(({ action }) => action)).toEqual([
      "lottery.result.approve",
      "lottery.result.enter",
    ]);
  });

  test("that two people typed alike is the draw's at once", async () => {
    expect((await enter(outcomes[0])).value).toMatchObject({ agreed: false, differs: false });
    expect(await enter(outcomes[0])).toMatchObject({ status: 409, code: "ENTERED_ALREADY" });
    expect((await enter(outcomes[0], second)).value).toMatchObject({ agreed: true });
    expect(await issue()).toMatchObject({ status: "RESULTED", outcome: outcomes[0], version: 1 });
    expect((await first.call("GET", "/lottery/results")).value).toEqual([]);
    const trail = await db.rows(sql`
      select actor, action from audit_row
      where action like 'lottery.result.%'
      order by n desc limit 2`);
    expect(trail).toEqual([
      { actor: second.username, action: "lottery.result.approve" },
      { actor: second.username, action: "lottery.result.enter" },
    ]);
  });

  test("that two people typed differently counts for nobody: both see both figures, and it is the draw's once one of them looked again", async () => {
    const { value } = await enter(outcomes[0]);
    expect((await enter(outcomes[1], second)).value).toMatchObject({
      agreed: false,
      differs: true,
    });
    expect((await issue()).status).toBe("DRAWING");
    for (const by of [first, second]) {
      expect((await by.call("GET", "/lottery/results")).value).toMatchObject([
        { enteredBy: first.username },
        { enteredBy: second.username },
      ]);
      const shown = (await by.call("GET", "/approvals")).value.filter(
        (one: { kind: string }) => one.kind === "lottery.result",
      );
      expect(
        shown.map((one: { askedBy: string; others: { askedBy: string }[] }) => [
          one.askedBy,
          one.others.map(({ askedBy }) => askedBy),
        ]),
      ).toEqual([
        [first.username, [second.username]],
        [second.username, [first.username]],
      ]);
    }
    expect(await decide(value.id, "approve")).toMatchObject({ status: 422, code: "OTHER_FIGURES" });
    expect((await issue()).status).toBe("DRAWING");
    expect((await enter(outcomes[0], second)).value).toMatchObject({ agreed: true });
    expect(await issue()).toMatchObject({ status: "RESULTED", outcome: outcomes[0] });
    expect((await first.call("GET", "/lottery/results")).value).toEqual([]);
  });

  test("that two people typed differently is decided by a third who agrees to one of them; the other is dropped", async () => {
    const mine = await enter(outcomes[0]);
    const theirs = await enter(outcomes[1], second);
    const third = await sites.staff("cashier");
    expect((await decide(theirs.value.id, "approve", third)).status).toBe(200);
    expect(await issue()).toMatchObject({ status: "RESULTED", outcome: outcomes[1] });
    expect(await decide(mine.value.id, "approve", third)).toMatchObject({ code: "NO_SUCH_RESULT" });
    const past = (await first.call("GET", "/approvals/history")).value.content.slice(0, 2);
    const ends = Object.fromEntries(
      past.map(({ askedBy, state }: { askedBy: string; state: string }) => [askedBy, state]),
    );
    expect(ends).toEqual({ [first.username]: "OVERTAKEN", [second.username]: "APPROVED" });
  });

  test("is decided on the page of all that waits too, by a second person, and the one who typed it sees why it was refused", async () => {
    await enter(outcomes[1]);
    const waiting = async (by = second) =>
      (await by.call("GET", "/approvals")).value.find(
        (one: { kind: string; subject: string }) => one.subject === `${GAME}:${issueNo}`,
      );
    const { id } = await waiting();
    expect(await first.call("POST", `/approvals/${id}/approve`)).toMatchObject({
      status: 403,
      code: "OWN_REQUEST",
    });
    expect(
      (await second.call("POST", `/approvals/${id}/reject`, { reason: "The board says otherwise" }))
        .status,
    ).toBe(200);
    expect((await first.call("GET", "/lottery/results")).value).toEqual([]);
    const [refused] = (await first.call("GET", "/approvals/history")).value.content;
    expect(refused).toMatchObject({
      id,
      state: "REJECTED",
      decidedBy: second.username,
      decisionReason: "The board says otherwise",
    });
    await enter(outcomes[0]);
    const again = await waiting();
    expect(again.details).toEqual([
      { label: "dice", value: (outcomes[0] as { dice: number[] }).dice.join(" ") },
    ]);
    expect((await second.call("POST", `/approvals/${again.id}/approve`)).status).toBe(200);
    expect(await issue()).toMatchObject({ status: "RESULTED", outcome: outcomes[0] });
  });

  test("of a new colleague is no second one, typed or agreed to", async () => {
    await enter(outcomes[0]);
    const newcomer = await sites.staff("cashier");
    await db.run(sql`
      update staff set trusted_from = now() + interval '1 minute'
      where username = ${newcomer.username}`);
    expect(await enter(outcomes[0], newcomer)).toMatchObject({ status: 403, code: "TOO_NEW" });
    expect((await enter(outcomes[1], newcomer)).value).toMatchObject({
      agreed: false,
      differs: true,
    });
    expect((await issue()).status).toBe("DRAWING");
  });

  test("that waits is over when its draw is void because it came too late", async () => {
    await enter(outcomes[0]);
    await db.run(sql`
      update lottery_issue
      set open_at = open_at - interval '2 days', close_at = close_at - interval '2 days',
        draw_at = draw_at - interval '2 days'
      where issue_no = ${issueNo}`);
    while (await advanceIssues(platform));
    expect((await issue()).status).toBe("VOIDED");
    expect((await first.call("GET", "/lottery/results")).value).toEqual([]);
    expect((await first.call("GET", "/approvals")).value).toEqual([]);
  });

  test("has to be complete and in range", async () => {
    for (const wrong of [{}, { balls: [1] }, { dice: [1, 2] }, { dice: [1, 2, 7] }])
      expect((await enter(wrong)).code).toBe("INVALID_OUTCOME");
  });

  test("comes before its draw for nobody, and never for a draw from a seed", async () => {
    const next = await db.row<{ no: string }>(sql`
      select issue_no as no from lottery_issue
      where status in ('OPEN', 'SCHEDULED')
      order by draw_at limit 1`);
    const early = await first.call("POST", `/lottery/issues/${GAME}/${next?.no}/results`, {
      outcome: outcomes[0],
      reason,
    });
    expect(early.code).toBe("NOT_YET");
    issueNo = await drawnElsewhere({ source: "RNG" });
    expect((await enter(outcomes[0])).code).toBe("DRAWN_HERE");
  });

  test("LB-12 is corrected by two people: the next version takes the place of the first", async () => {
    await decide((await enter(outcomes[0])).value.id, "approve");
    await payIssues(platform);
    expect((await issue()).status).toBe("SETTLED");
    const correction = await enter(outcomes[1], second);
    expect((await decide(correction.value.id, "approve", first)).status).toBe(200);
    expect(await issue()).toMatchObject({ status: "CORRECTING", outcome: outcomes[1], version: 2 });
    await payIssues(platform);
    expect((await issue()).status).toBe("SETTLED");
  });

  test("LB-12 is changed by two people alone: once it is known nobody voids the draw, be it paid or not", async () => {
    const voidIt = async () =>
      (await first.call("POST", `/lottery/issues/${GAME}/${issueNo}/void`, { reason })).code;
    await decide((await enter(outcomes[0])).value.id, "approve");
    expect([await voidIt(), (await issue()).status]).toEqual(["OUTCOME_KNOWN", "RESULTED"]);
    await payIssues(platform);
    expect([await voidIt(), (await issue()).status]).toEqual(["OUTCOME_KNOWN", "SETTLED"]);
    await decide((await enter(outcomes[1])).value.id, "approve");
    expect([await voidIt(), (await issue()).status]).toEqual(["OUTCOME_KNOWN", "CORRECTING"]);
    issueNo = await drawnElsewhere({ source: "RNG", feed: null });
    expect([await voidIt(), (await issue()).status]).toEqual(["OUTCOME_KNOWN", "RESULTED"]);
  });

  test("that is confirmed while its draw is being voided: the second of the two is refused as too late", async () => {
    const voiding = async () => {
      const { approvalId } = (
        await first.call("POST", `/lottery/issues/${GAME}/${issueNo}/void`, { reason })
      ).value;
      return () => owner.call("POST", `/approvals/${approvalId}/approve`);
    };
    const agreeing = async () => {
      const { value } = await enter(outcomes[0]);
      return () => decide(value.id, "approve");
    };
    /** The events for everyone who waits for the draw, in this order. */
    const inLine = async (asks: readonly (() => Promise<{ code?: string | undefined }>)[]) => {
      const answers: Promise<{ code?: string | undefined }>[] = [];
      const { id } = await issue();
      await db.inTransaction(async (tx) => {
        await lockIssue(tx, id);
        for (const ask of asks) {
          answers.push(ask());
          await apart(() => untilWaiting(db, answers.length));
        }
      });
      return (await Promise.all(answers)).map(({ code }) => code ?? "done");
    };
    expect(await inLine([await voiding(), await agreeing()])).toEqual(["done", "NO_SUCH_RESULT"]);
    issueNo = await drawnElsewhere({ source: "MANUAL" });
    expect(await inLine([await agreeing(), await voiding()])).toEqual(["done", "OUTCOME_KNOWN"]);
  });

  test("LB-12 is void when none comes in time, and a draw is voided by two people with what waited for it", async () => {
    const { value } = await enter(outcomes[0]);
    await voidByTwo([first, owner], `/lottery/issues/${GAME}/${issueNo}`, "The machine broke");
    expect(await issue()).toMatchObject({ status: "VOIDED", voidReason: "The machine broke" });
    expect((await decide(value.id, "approve")).code).toBe("NO_SUCH_RESULT");
    expect(
      (await first.call("POST", `/lottery/issues/${GAME}/${issueNo}/void`, { reason })).code,
    ).toBe("OVER");
    issueNo = await drawnElsewhere({ source: "MANUAL" });
    await db.run(sql`
      update lottery_issue
      set open_at = open_at - interval '2 days', close_at = close_at - interval '2 days',
        draw_at = draw_at - interval '2 days'
      where issue_no = ${issueNo}`);
    while (await advanceIssues(platform));
    expect(await issue()).toMatchObject({ status: "VOIDED", voidReason: "TOO_LATE" });
  });
});
