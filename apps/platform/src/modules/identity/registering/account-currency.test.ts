import { sql } from "@perya/postgres/sql";
import { expect, onTestFinished, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { passTime } from "../../../testing/pass-time.ts";
import { openRegistration } from "./testing/open-registration.ts";

const here = await openRegistration();

/** Has the brand take real money until the test has ended. */
async function takeRealMoney(): Promise<void> {
  const set = async (real: boolean) => {
    await here.db.run(sql`update brand set real_money = ${real} where id = 1`);
    passTime(60_000);
  };
  onTestFinished(() => set(false));
  await set(true);
}

test("no account for real money is opened in a currency that the brand's profiles don't have", async () => {
  await takeRealMoney();
  await chooseProfiles(here.db, ["DK"]);
  const refused = await here.register({ username: "lars01" });
  expect(refused).toMatchObject({ status: 403, code: "CURRENCY_REFUSED" });
  await chooseProfiles(here.db, ["MT"]);
  expect(await here.register({ username: "lars01" })).toMatchObject({ status: 200 });
});

test("an account for play money is no matter of currencies", async () => {
  await chooseProfiles(here.db, ["DK"]);
  expect(await here.register({ username: "mette1" })).toMatchObject({ status: 200 });
});
