import { sql } from "@perya/postgres/sql";
import { expect, onTestFinished, test } from "vitest";
import { setSection } from "../../../settings/testing/set-section.ts";
import { answerForm } from "../../testing/pay-steps.ts";
import { PNG } from "../../testing/use-bank-transfers.ts";
import { request, useWithdrawals } from "../../testing/use-withdrawals.ts";

const { ready, cashier, step, db } = await useWithdrawals();
const MINUTE = 60_000n;

test("[MO-08] a transfer keeps the brand's times that it was sent with, and a dispute sent back gets its minutes to answer", async () => {
  const { platform } = cashier;
  await setSection(platform, "payouts", { lastCallMinutes: 10, askAgainMinutes: 20 });
  onTestFinished(() =>
    setSection(platform, "payouts", { lastCallMinutes: 5, askAgainMinutes: 10 }),
  );
  const { player, bankAccount } = await ready(1_000n);
  const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
  for (const name of ["approve", "pay", "sent"]) await step(id, name);
  const leg = () =>
    db.row(sql`
      select status, last_call_ms as "lastCall",
        round(extract(epoch from due_at - clock_timestamp()) / 60)::int as minutes
      from withdrawal_leg
      where withdrawal = (select id from withdrawal where public_id = ${id})`);
  await setSection(platform, "payouts", { lastCallMinutes: 5 });
  expect(await leg()).toEqual({ status: "SENT", lastCall: 10n * MINUTE, minutes: 30 });
  await db.run(sql`
    update withdrawal_leg set due_at = due_at - interval '28 minutes'
    where withdrawal = (select id from withdrawal where public_id = ${id})`);
  const said = answerForm({ said: "NOT_RECEIVED" }, [PNG]);
  await player.call("POST", `/withdrawals/${id}/legs/1/answer`, said);
  await step(id, "ask-again", { reason: "The bank says that it arrived" });
  expect(await leg()).toEqual({ status: "SENT", lastCall: 10n * MINUTE, minutes: 20 });
});
