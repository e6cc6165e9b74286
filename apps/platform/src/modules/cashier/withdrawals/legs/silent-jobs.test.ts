import { raw, sql } from "@perya/postgres/sql";
import { expect, onTestFinished, test } from "vitest";
import { setSection } from "../../../settings/testing/set-section.ts";
import { told } from "../../../facts/testing/told.ts";
import { cashierJobs } from "../../cashier.jobs.ts";
import { payoutSent } from "../../index.ts";
import { received } from "../../testing/pay-steps.ts";
import { selectAwaited } from "./legs.store.ts";
import { request, useWithdrawals } from "../../testing/use-withdrawals.ts";

const { ready, cashier, step, db } = await useWithdrawals();

/** A withdrawal that was sent and whose time to answer ends in so many seconds. */
async function sent(seconds: number): Promise<string> {
  const { player, bankAccount } = await ready(1_000n);
  const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
  for (const name of ["approve", "pay", "sent"]) await step(id, name);
  await db.run(sql`
    update withdrawal_leg set due_at = clock_timestamp() + ${seconds}::int * interval '1 second'
    where withdrawal = (select id from withdrawal where public_id = ${id})`);
  return id;
}

test("[MO-08] with no time to answer in, silence never counts as received, and the player is not urged", async () => {
  await setSection(cashier.platform, "payouts", { answerMinutes: 0 });
  onTestFinished(() => setSection(cashier.platform, "payouts", { answerMinutes: 30 }));
  const { player, bankAccount } = await ready(1_000n);
  const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
  for (const name of ["approve", "pay", "sent"]) await step(id, name);
  await db.run(sql`
    update withdrawal_leg set sent_at = sent_at - interval '90 days'
    where withdrawal = (select id from withdrawal where public_id = ${id})`);
  const { tasks } = cashierJobs(cashier.platform);
  for (const name of ["end-silent-payouts", "remind-silent-players"])
    await tasks[name]?.({}, undefined as never);
  const shown = (await player.call("GET", `/withdrawals/${id}`)).value;
  expect(shown).toMatchObject({ status: "SENT", legs: [{ status: "SENT" }] });
  expect(shown.legs[0].dueAt).toBeUndefined();
  expect(
    (await told(db, payoutSent)).filter((one) => (one as { withdrawal: string }).withdrawal === id),
  ).toEqual([expect.objectContaining({ minutes: null, reminder: false })]);
  expect((await received(player, id)).value.status).toBe("COMPLETED");
});

test("a payout that can't be ended or reminded of keeps none of the others waiting", async () => {
  const broken = [await sent(-60), await sent(540)];
  const [silent, urged] = [await sent(-30), await sent(600)];
  await db.run(
    raw(`
    create function refuse_broken() returns trigger language plpgsql as $$
    begin
      if new.withdrawal in (
        select id from withdrawal where public_id in ('${broken.join("', '")}')
      ) then raise 'broken'; end if;
      return new;
    end $$;
    create trigger broken before update on withdrawal_leg
    for each row execute function refuse_broken()`),
  );
  onTestFinished(async () => {
    await db.run(raw("drop trigger broken on withdrawal_leg"));
    await db.run(raw("drop function refuse_broken"));
  });
  const { tasks } = cashierJobs(cashier.platform);
  const ran = await Promise.allSettled(
    Object.values(tasks).map(async (task) => task?.({}, undefined as never)),
  );
  expect(ran.filter(({ status }) => status === "rejected")).toHaveLength(2);
  const ended = await db.row(sql`select status from withdrawal where public_id = ${silent}`);
  expect(ended).toEqual({ status: "COMPLETED" });
  const reminded = (await told(db, payoutSent)).filter(
    (one) => (one as { reminder: boolean }).reminder,
  );
  expect(reminded).toEqual([expect.objectContaining({ withdrawal: urged, minutes: 10 })]);
});

test("[MO-08] a player is reminded at half of the time and five minutes before its end, however long it is", async () => {
  const id = await sent(3_600 * 12 - 1);
  const remindedOf = async () => {
    await cashierJobs(cashier.platform).tasks["remind-silent-players"]?.({}, undefined as never);
    return (await told(db, payoutSent)).filter((one) => {
      const { withdrawal, reminder } = one as { withdrawal: string; reminder: boolean };
      return withdrawal === id && reminder;
    }).length;
  };
  const timeOf = (minutes: number, secondsLeft: number) =>
    db.run(sql`
      update withdrawal_leg set clock_ms = ${minutes * 60_000},
        due_at = clock_timestamp() + ${secondsLeft}::int * interval '1 second'
      where withdrawal = (select id from withdrawal where public_id = ${id})`);
  await timeOf(1_440, 3_600 * 12 + 60);
  expect(await remindedOf()).toBe(0);
  await timeOf(1_440, 3_600 * 12 - 60);
  expect([await remindedOf(), await remindedOf()]).toEqual([1, 1]);
  await timeOf(1_440, 360);
  expect(await remindedOf()).toBe(1);
  expect(await selectAwaited(db, 1_000)).not.toContainEqual(
    expect.objectContaining({ publicId: id }),
  );
  await timeOf(1_440, 240);
  expect([await remindedOf(), await remindedOf()]).toEqual([2, 2]);
});
