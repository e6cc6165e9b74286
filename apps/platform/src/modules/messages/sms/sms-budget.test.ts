import { sql } from "@perya/postgres/sql";
import { register } from "prom-client";
import { beforeEach, describe, expect, test } from "vitest";
import { proveHuman } from "../../../testing/human.ts";
import { send, type Answered } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { sendCode, type Recipient } from "../../codes/index.ts";
import { forgetSettings } from "../../settings/settings-of.ts";
import { messageJobs } from "../messages.jobs.ts";

const { db, sites } = await useSites();
const owner = await sites.staff("owner");
let numbers = 1_000_000;
let places = 0;

const decide = async (sms: object, more: Readonly<Record<string, object>> = {}) => {
  await db.run(sql`delete from brand_settings`);
  for (const [section, value] of Object.entries({ sms, ...more }))
    await db.run(sql`
      insert into brand_settings (brand_id, section, value)
      values (1, ${section}, ${JSON.stringify(value)}::jsonb)`);
  forgetSettings(sites.platform, 1n);
};
beforeEach(async () => {
  await db.run(sql`delete from sms_count`);
  await decide({
    own: { perHour: 3, perDay: 5 },
    others: { perHour: 2, perDay: 2 },
    countries: [{ country: "VN", perHour: 1, perDay: 1 }],
  });
});

const philippine = () => `+63917${numbers++}`;
const vietnamese = () => `+8491${numbers++}`;
const to = (recipient: string): Recipient => ({
  brandId: 1n,
  purpose: "login",
  channel: "sms",
  recipient,
  place: `192.0.2.${places++}`,
});
const thai = () => `+6681${numbers++}`;
const ask = async (recipient: string) => {
  const sent = await sendCode(sites.platform, to(recipient), "Perya");
  return sent.ok ? "SENT" : sent.refusal;
};
const outbox = async (recipient: string) =>
  (await db.rows(sql`select 1 from message where recipient = ${recipient}`)).length;
const refusedFor = async (reason: string) =>
  (await register.getSingleMetric("perya_sms_refused_total")?.get())?.values.find(
    ({ labels }) => labels["reason"] === reason,
  )?.value ?? 0;

describe("the budget of text messages", () => {
  test("is a brand's and a country's, by the hour and by the day; nothing is sent when it is spent", async () => {
    const before = await refusedFor("QUOTA_EXCEEDED");
    const answers = [];
    for (let at = 0; at < 4; at++) answers.push(await ask(philippine()));
    expect(answers).toEqual(["SENT", "SENT", "SENT", "QUOTA_EXCEEDED"]);
    const refused = philippine();
    expect([await ask(refused), await outbox(refused)]).toEqual(["QUOTA_EXCEEDED", 0]);
    expect(await refusedFor("QUOTA_EXCEEDED")).toBe(before + 2);
    await db.run(sql`update sms_count set hour = hour - interval '1 hour'`);
    expect([await ask(philippine()), await ask(philippine()), await ask(philippine())]).toEqual([
      "SENT",
      "SENT",
      "QUOTA_EXCEEDED",
    ]);
    await db.run(sql`update sms_count set hour = hour - interval '24 hours'`);
    expect(await ask(philippine())).toBe("SENT");
  });

  test("of one country leaves another's alone, and all countries without one share one", async () => {
    expect([await ask(vietnamese()), await ask(vietnamese())]).toEqual(["SENT", "QUOTA_EXCEEDED"]);
    const elsewhere = [thai(), "+447911123456", "+2348031234567"];
    expect([
      await ask(elsewhere[0] ?? ""),
      await ask(elsewhere[1] ?? ""),
      await ask(elsewhere[2] ?? ""),
    ]).toEqual(["SENT", "SENT", "QUOTA_EXCEEDED"]);
    expect(await ask(philippine())).toBe("SENT");
  });

  test("holds when many ask at once", async () => {
    await decide({ own: { perHour: 20, perDay: 20 } });
    const numbers = Array.from({ length: 60 }, philippine);
    const answers = await Promise.allSettled(numbers.map(ask));
    const sent = answers.filter(
      (answer) => answer.status === "fulfilled" && answer.value === "SENT",
    ).length;
    // On a busy machine some wait too long in the queue and are faults: they have sent and spent
    // nothing.
    expect(sent).toBeLessThanOrEqual(20);
    const rows = await db.row<{ sent: number }>(
      sql`select count(*)::int as sent from message where recipient = any (${numbers}::text[])`,
    );
    expect(rows).toEqual({ sent });
    for (let left = sent; left < 20; left++) expect(await ask(philippine())).toBe("SENT");
    expect(await ask(philippine())).toBe("QUOTA_EXCEEDED");
  });

  test("that is refused uses up no number's own limit", async () => {
    await decide({ own: { perHour: 1, perDay: 1 } });
    await ask(philippine());
    const number = philippine();
    expect(await ask(number)).toBe("QUOTA_EXCEEDED");
    await decide({ own: { perHour: 9, perDay: 9 } });
    expect([await ask(number), await ask(number)]).toEqual(["SENT", "TOO_MANY_REQUESTS"]);
  });

  test("does not touch mail", async () => {
    await decide({ own: { perHour: 0, perDay: 0 }, others: { perHour: 0, perDay: 0 } });
    const sent = await sendCode(
      sites.platform,
      { ...to("maria@example.com"), channel: "mail" },
      "Perya",
    );
    expect(sent.ok).toBe(true);
  });

  test("is said once an hour in the log", async () => {
    await decide({
      own: { perHour: 1, perDay: 1 },
      countries: [{ country: "TH", perHour: 1, perDay: 1 }],
    });
    const said: unknown[] = [];
    const log = Object.assign(Object.create(sites.platform.log) as typeof sites.platform.log, {
      warn: (about: unknown) => said.push(about),
    });
    for (let sent = 0; sent < 4; sent++)
      await sendCode({ ...sites.platform, log }, to(thai()), "Perya");
    expect(said).toEqual([{ brand: 1, country: "TH" }]);
  });

  test("forgets the hours that count no more", async () => {
    await ask(philippine());
    await db.run(sql`update sms_count set hour = hour - interval '3 days'`);
    await messageJobs(sites.platform).tasks["forget-messages"]?.({}, undefined as never);
    expect(await db.rows(sql`select 1 from sms_count`)).toEqual([]);
  });
});

describe("a country the brand does not serve", () => {
  test("gets no text message: one without a budget, and one the site lets nobody in from", async () => {
    await decide({ countries: [{ country: "VN", perHour: 0, perDay: 0 }] });
    const number = vietnamese();
    expect([await ask(number), await outbox(number)]).toEqual(["OPERATION_NOT_ALLOWED", 0]);
    await decide({}, { status: { allowedCountries: ["PH", "TH"] } });
    expect([await ask(vietnamese()), await ask(thai()), await ask(philippine())]).toEqual([
      "OPERATION_NOT_ALLOWED",
      "SENT",
      "SENT",
    ]);
  });
});

describe("over HTTP", () => {
  const login = async (recipient: string): Promise<Answered> =>
    send(
      sites.playerUrl,
      { "x-forwarded-for": `192.0.2.${places++}` },
      "POST",
      "/api/v1/session/sms",
      {
        countryDialingCode: "63",
        mobileNum: recipient.slice(3),
        proof: await proveHuman(db, "sms-login"),
      },
    );

  test("ID-25 who asks for a code gets a clear code, the same for a number that is nobody's, which spends nothing", async () => {
    const own = { perHour: 1, perDay: 1 };
    await decide({ own }, { features: { MOBILEVERCODELOGIN3: true } });
    const player = await sites.player();
    const number = philippine();
    await db.run(sql`update player_login set mobile = ${number} where player_id = ${player.id}`);
    expect([
      (await login(philippine())).status,
      (await login(philippine())).status,
      (await login(number)).status,
    ]).toEqual([200, 200, 200]);
    for (const asked of [philippine(), number]) {
      if (asked === number)
        await db.run(sql`delete from one_time_code where recipient = ${number}`);
      expect(await login(asked)).toMatchObject({ status: 503, code: "QUOTA_EXCEEDED" });
    }
  });

  test("staff see what was sent and set the budgets, with their line in the trail", async () => {
    await ask(philippine());
    await ask(vietnamese());
    expect((await owner.call("GET", "/sms")).value).toEqual([
      { country: "PH", perHour: 3, perDay: 5, thisHour: 1, lastDay: 1 },
      { country: "VN", perHour: 1, perDay: 1, thisHour: 1, lastDay: 1 },
      { country: "*", perHour: 2, perDay: 2, thisHour: 0, lastDay: 0 },
    ]);
    const { settings, versions } = (await owner.call("GET", "/settings")).value;
    const value = { ...settings.sms, own: { perHour: 1, perDay: 9 } };
    expect(
      (await owner.call("PUT", "/settings/sms", { version: versions.sms, value })).status,
    ).toBe(200);
    expect(await ask(philippine())).toBe("QUOTA_EXCEEDED");
    expect(await db.row(sql`select action from audit_row order by n desc limit 1`)).toEqual({
      action: "settings.sms",
    });
    const twice = { ...value, countries: [value.countries[0], value.countries[0]] };
    expect(
      (
        await owner.call("PUT", "/settings/sms", {
          version: String(Number(versions.sms) + 1),
          value: twice,
        })
      ).status,
    ).toBe(400);
  });
});
