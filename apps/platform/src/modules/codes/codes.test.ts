import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { checkCode, sendCode, type Recipient } from "./index.ts";
import { codeJobs } from "./codes.jobs.ts";

let db: TestDatabase;
let sites: Sites;
let people = 0;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

const newRecipient = (purpose: Recipient["purpose"] = "login"): Recipient => ({
  brandId: 1n,
  purpose,
  channel: "sms",
  recipient: `+63917000${1_000 + people++}`,
  place: "203.0.113.7",
});
const send = (to: Recipient) => sendCode(sites.platform, to, "Perya");
const check = (to: Recipient, code: string) =>
  checkCode(db, sites.platform.config.secretKey, to, code);
/** What the outbox shows: the code is in the message and nowhere else. */
const received = async ({ recipient }: Recipient) => {
  const row = await db.row<{ text: string }>(
    sql`select text from message where recipient = ${recipient} order by made_at desc limit 1`,
  );
  return /^\d{6}/.exec(row?.text ?? "")?.[0] ?? "";
};
const wait = (to: Recipient, interval: string) =>
  db.run(sql`
    update one_time_code set made_at = made_at - ${interval}::interval
    where recipient = ${to.recipient}`);

describe("ID-05 a code", () => {
  test("arrives, opens once, and says when another may be asked for", async () => {
    const to = newRecipient();
    expect(await send(to)).toEqual({ ok: true, value: { waitMinutes: 1 } });
    const code = await received(to);
    expect(await check(to, ` ${code} `)).toBeUndefined();
    expect(await check(to, code)).toBe("CODE_EXPIRED");
  });

  test("is for its purpose, its recipient and its brand alone", async () => {
    const to = newRecipient("login");
    await send(to);
    const code = await received(to);
    for (const other of [
      { ...to, purpose: "forgot" as const },
      { ...to, recipient: "+639170000000" },
      { ...to, brandId: 2n },
    ])
      expect(await check(other, code)).toBe("CODE_EXPIRED");
    expect(await check(to, code)).toBeUndefined();
  });

  test("forgives four wrong guesses and no more, also when they come together", async () => {
    const to = newRecipient();
    await send(to);
    const code = await received(to);
    const wrong = code === "000000" ? "000001" : "000000";
    const guesses = await Promise.all(Array.from({ length: 12 }, () => check(to, wrong)));
    expect(guesses.filter((refusal) => refusal === "INVALID_CODE")).toHaveLength(5);
    expect(await check(to, code)).toBe("CODE_EXPIRED");
  });

  test("stays valid for the player who asked for it when wrong guesses come from elsewhere", async () => {
    const to = newRecipient();
    await send(to);
    const code = await received(to);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let guess = 0; guess < 7; guess++) await check({ ...to, place: "198.51.100.9" }, wrong);
    expect(await check({ ...to, place: "198.51.100.9" }, code)).toBe("CODE_EXPIRED");
    expect(await check(to, code)).toBeUndefined();
  });

  test("is not replaced by one asked for elsewhere, nor is the hour used up from there", async () => {
    const to = newRecipient();
    const elsewhere = { ...to, place: "198.51.100.9" };
    for (let sent = 0; sent < 5; sent++) {
      await send(elsewhere);
      await wait(to, "61 seconds");
    }
    expect(await send(elsewhere)).toMatchObject({ refusal: "TOO_MANY_REQUESTS" });
    expect(await send(to)).toMatchObject({ ok: true });
    const code = await received(to);
    await wait(to, "61 seconds");
    expect(await send({ ...to, place: "198.51.100.10" })).toMatchObject({ ok: true });
    expect(await check(to, code)).toBeUndefined();
  });

  test("can't be guessed fifty times, wherever from, and a number is not flooded from everywhere", async () => {
    const to = newRecipient();
    await send(to);
    const code = await received(to);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let place = 0; place < 10; place++)
      for (let guess = 0; guess < 5; guess++)
        expect(await check({ ...to, place: `198.51.100.${place}` }, wrong)).toBe("INVALID_CODE");
    expect(await check({ ...to, place: "198.51.100.10" }, code)).toBe("CODE_EXPIRED");
    const answers = [];
    for (let place = 0; place < 21; place++) {
      await wait(to, "61 seconds");
      answers.push(await send({ ...to, place: `192.0.2.${place}` }));
    }
    expect(answers.filter(({ ok }) => ok)).toHaveLength(19);
  });

  test("is too late after ten minutes, and replaced by a younger one", async () => {
    const late = newRecipient();
    await send(late);
    const code = await received(late);
    await wait(late, "10 minutes 1 second");
    expect(await check(late, code)).toBe("CODE_EXPIRED");
    await send(late);
    const younger = await received(late);
    if (younger !== code) expect(await check(late, code)).toBe("INVALID_CODE");
    expect(await check(late, younger)).toBeUndefined();
  });

  test("can't be asked for again before its wait is over: a minute, five for a forgotten password", async () => {
    const to = newRecipient("forgot");
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(to)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await wait(to, "4 minutes 55 seconds");
    expect(await send(to)).toMatchObject({ refusal: "TOO_MANY_REQUESTS" });
    await wait(to, "6 seconds");
    expect(await send(to)).toEqual({ ok: true, value: { waitMinutes: 5 } });
  });

  test("is sent five times an hour and not a sixth", async () => {
    const to = newRecipient();
    for (let sent = 0; sent < 5; sent++) {
      expect(await send(to)).toMatchObject({ ok: true });
      await wait(to, "61 seconds");
    }
    expect(await send(to)).toMatchObject({ refusal: "TOO_MANY_REQUESTS" });
  });

  test("is nowhere in its table to be read, not even as a plain hash", async () => {
    const to = newRecipient();
    await send(to);
    const code = await received(to);
    const row = await db.row<{ hash: Buffer; plain: Buffer }>(sql`
      select hash, sha256(convert_to(${code}, 'UTF8')) as plain from one_time_code
      where recipient = ${to.recipient}`);
    expect(row?.hash.equals(row.plain)).toBe(false);
  });

  test("is forgotten after two hours", async () => {
    const to = newRecipient();
    await send(to);
    await wait(to, "2 hours 1 minute");
    await codeJobs(sites.platform).tasks["forget-codes"]?.({}, undefined as never);
    expect(
      await db.row(sql`select 1 from one_time_code where recipient = ${to.recipient}`),
    ).toBeUndefined();
  });
});

test("ID-25 a code the carrier refuses is refused with its reason, opens nothing, and can be asked for again at once", async () => {
  const twilio = createServer((_request, response) =>
    response
      .writeHead(400, { "content-type": "application/json" })
      .end('{"code":21211,"message":"not a number"}'),
  );
  await new Promise<void>((resolve) => void twilio.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`;
  const refusing = await openSites(db, {
    TWILIO_URL: url,
    TWILIO_ACCOUNT_SID: "AC1",
    TWILIO_AUTH_TOKEN: "t",
    TWILIO_FROM: "+15005550006",
  });
  const to = newRecipient();
  for (let time = 0; time < 2; time++)
    expect(await sendCode(refusing.platform, to, "Perya")).toMatchObject({
      ok: false,
      refusal: "INVALID_RECIPIENT",
    });
  expect(await check(to, "000000")).toBe("CODE_EXPIRED");
  expect(await send(to)).toMatchObject({ ok: true });
  await refusing.close();
  await new Promise((resolve) => twilio.close(resolve));
});
