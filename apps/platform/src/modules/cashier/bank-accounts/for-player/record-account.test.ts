import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../../../../testing/use-sites.ts";
import { barLogin } from "../../../identity/index.ts";

const { db, sites } = await useSites();
const [ana, ben] = [await sites.staff("cashier"), await sites.staff("cashier")];
const inAYear = Temporal.Now.instant()
  .add({ hours: 24 * 365 })
  .round("millisecond");

test("a bank account of a player who may not sign in is agreed to from the list of what waits, unless they may by now", async () => {
  const player = await sites.player(2);
  const bar = () => db.inTransaction((tx) => barLogin(tx, player.id, inAYear));
  const record = () =>
    ana.call("POST", `/players/${player.publicId}/bank-accounts`, {
      bank: "Metrobank",
      number: "7009-1234-567",
      holder: "Juan dela Cruz",
      evidence: "Letter of the bank, folder 12",
      reason: "Asked by letter",
    });
  expect(await record()).toMatchObject({ status: 409, code: "MAY_SIGN_IN" });
  await bar();
  expect(await record()).toMatchObject({ status: 422, code: "NAME_UNKNOWN" });
  await db.run(sql`
    update player_profile set fullname = 'Juan dela Cruz' where player_id = ${player.id}`);
  expect((await record()).value).toEqual({ waits: true });

  const [{ id, details }] = (await ben.call("GET", "/approvals")).value;
  expect(details).toContainEqual({ label: "Number", value: "70091234567" });
  const agree = () => ben.call("POST", `/approvals/${id}/approve`, {});
  await db.run(sql`update player_login set barred_until = null where player_id = ${player.id}`);
  expect(await agree()).toMatchObject({ status: 409, code: "MAY_SIGN_IN" });
  await bar();
  expect((await agree()).status).toBe(200);
  const { accounts } = (await ana.call("GET", `/players/${player.publicId}/withdrawal-offer`))
    .value;
  expect(accounts).toMatchObject([{ number: "•••• 4567", holder: "Juan dela Cruz", block: null }]);
});
