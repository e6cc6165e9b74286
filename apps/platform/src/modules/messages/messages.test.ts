import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { jobs } from "../../sites/jobs.ts";
import { startWorker } from "../../jobs/worker.ts";
import { readConfig } from "../../config.ts";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { deliverMessage } from "./index.ts";
import { setSection } from "../settings/testing/set-section.ts";
import { writeMessage } from "./write-message.ts";

const SID = "AC00000000000000000000000000000001";
let db: TestDatabase;
let sandboxed: Sites;
let carried: Sites;
let smtp: SMTPServer;
let twilio: Server;
const mails: { to: string; source: string }[] = [];
const texts: { path: string; authorization: string; form: URLSearchParams }[] = [];
let twilioSays: { status: number; body: unknown };
const TAKEN = { status: 201, body: { sid: "SM1", status: "queued" } };

beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith("nobody")
          ? Object.assign(new Error("No such user"), { responseCode: 550 })
          : null,
      ),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void smtp.listen(0, "127.0.0.1", resolve));
  twilio = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      texts.push({
        path,
        authorization: headers.authorization ?? "",
        form: new URLSearchParams(Buffer.concat(chunks).toString()),
      });
      response
        .writeHead(twilioSays.status, { "content-type": "application/json" })
        .end(JSON.stringify(twilioSays.body));
    });
  });
  await new Promise<void>((resolve) => void twilio.listen(0, "127.0.0.1", resolve));
  sandboxed = await openSites(db);
  carried = await openSites(db, {
    MAIL_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    MAIL_FROM: "Perya <no-reply@perya.example>",
    TWILIO_URL: `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`,
    TWILIO_ACCOUNT_SID: SID,
    TWILIO_AUTH_TOKEN: "twilio secret",
    TWILIO_FROM: "+15005550006",
  });
});
afterAll(async () => {
  await Promise.all([sandboxed.close(), carried.close()]);
  await new Promise<void>((resolve) => smtp.close(resolve));
  await new Promise((resolve) => twilio.close(resolve));
  await db.close();
});

const mail = (recipient: string) =>
  ({
    brandId: 1n,
    channel: "mail",
    recipient,
    subject: "Your code",
    text: "Your code is 123456.",
  }) as const;
const sms = {
  brandId: 1n,
  channel: "sms",
  recipient: "+639171234567",
  text: "Your code is 123456.",
} as const;
const send = (message: Parameters<typeof writeMessage>[1]) =>
  db.inTransaction((tx) => writeMessage(tx, message));
const stored = (id: string) =>
  db.row(sql`select state, carrier, refusal, reference, text from message where id = ${id}`);

test("without a carrier a message stays in the outbox, to be read there", async () => {
  const id = await send(sms);
  expect(await deliverMessage(sandboxed.platform, id)).toMatchObject({ ok: true });
  expect(await stored(id)).toMatchObject({ state: "sent", carrier: "sandbox", text: sms.text });
});

describe("mail over SMTP", () => {
  test("reaches the server with its sender, subject and text, once, and the text is forgotten here", async () => {
    const id = await send(mail("maria@example.com"));
    await Promise.all(Array.from({ length: 5 }, () => deliverMessage(carried.platform, id)));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe("maria@example.com");
    expect(mails[0]?.source).toMatch(/^From: Perya <no-reply@perya\.example>\r$/m);
    expect(mails[0]?.source).toMatch(/^Subject: Your code\r$/m);
    expect(mails[0]?.source).toContain("Your code is 123456.");
    expect(await stored(id)).toMatchObject({ state: "sent", carrier: "smtp", text: null });
  });

  test("to a recipient the server doesn't know is refused for good", async () => {
    const id = await send(mail("nobody@example.com"));
    expect(await deliverMessage(carried.platform, id)).toMatchObject({
      ok: false,
      refusal: "INVALID_RECIPIENT",
    });
    expect(await stored(id)).toMatchObject({ state: "refused", text: null });
  });

  test("an address can't smuggle in a second one", async () => {
    const id = await send(mail("maria@example.com, eve@example.com"));
    await deliverMessage(carried.platform, id).catch(() => undefined);
    expect(mails.some(({ to }) => to.includes("eve@example.com"))).toBe(false);
  });
});

describe("a brand's own senders", () => {
  const own = async (mailFrom: string, smsFrom: string) =>
    setSection(carried.platform, "senders", { mail: mailFrom, sms: smsFrom });
  const sent = async () => {
    await deliverMessage(carried.platform, await send(mail("own@example.com")));
    twilioSays = TAKEN;
    await deliverMessage(carried.platform, await send(sms));
    const { From, MessagingServiceSid } = Object.fromEntries(texts.at(-1)?.form ?? []);
    const [, from] = /^From: (.*)\r$/m.exec(mails.at(-1)?.source ?? "") ?? [];
    return [from, From, MessagingServiceSid];
  };
  afterEach(() => own("", ""));

  test("are who mail and text messages of the brand come from, and those of no other", async () => {
    await own("Night <fair@night.example>", "+15005550009");
    expect(await sent()).toEqual(["Night <fair@night.example>", "+15005550009", undefined]);
    const service = `MG${"0".repeat(32)}`;
    await own("fair@night.example", service);
    expect(await sent()).toEqual(["fair@night.example", undefined, service]);
    await deliverMessage(
      carried.platform,
      await send({ ...mail("other@example.com"), brandId: 2n }),
    );
    expect(mails.at(-1)?.source).toMatch(/^From: Perya <no-reply@perya\.example>\r$/m);
  });
});

describe("text messages by Twilio", () => {
  test("are posted to the account's Messages with its credentials", async () => {
    twilioSays = TAKEN;
    const id = await send(sms);
    expect(await deliverMessage(carried.platform, id)).toMatchObject({ ok: true });
    const { path, authorization, form } = texts.at(-1) ?? {
      path: "",
      authorization: "",
      form: new URLSearchParams(),
    };
    expect(path).toBe(`/2010-04-01/Accounts/${SID}/Messages.json`);
    expect(Buffer.from(authorization.replace("Basic ", ""), "base64").toString()).toBe(
      `${SID}:twilio secret`,
    );
    expect(Object.fromEntries(form)).toEqual({
      To: "+639171234567",
      From: "+15005550006",
      Body: "Your code is 123456.",
    });
    expect(await stored(id)).toMatchObject({
      state: "sent",
      carrier: "twilio",
      reference: "SM1",
      text: null,
    });
  });

  test.each([
    [400, 21_211, "INVALID_RECIPIENT"],
    [400, 21_614, "INVALID_RECIPIENT"],
    [429, 20_429, "TOO_MANY_REQUESTS"],
    [429, undefined, "TOO_MANY_REQUESTS"],
    [400, 63_038, "QUOTA_EXCEEDED"],
    [400, 21_408, "OPERATION_NOT_ALLOWED"],
    [400, 21_610, "OPERATION_NOT_ALLOWED"],
    [401, 20_003, "UNKNOWN"],
  ] as const)("an answer %i with the code %s is the refusal %s", async (status, code, refusal) => {
    twilioSays = { status, body: { code, message: "what Twilio says", status } };
    const id = await send(sms);
    expect(await deliverMessage(carried.platform, id)).toMatchObject({ ok: false, refusal });
    expect(await stored(id)).toMatchObject({ state: "refused", refusal, text: null });
  });

  test("an outage leaves the message waiting, and the job delivers it when it is over", async () => {
    twilioSays = { status: 503, body: {} };
    const id = await send(sms);
    await expect(deliverMessage(carried.platform, id)).rejects.toThrow("503");
    expect(await stored(id)).toMatchObject({ state: "waiting", text: sms.text });
    twilioSays = TAKEN;
    await db.run(
      sql`update message set tried_at = tried_at - interval '31 seconds' where id = ${id}`,
    );
    await db.run(
      sql`update graphile_worker._private_jobs set run_at = now() where key = ${`message:${id}`}`,
    );
    const worker = await startWorker(carried.platform, jobs(carried.platform));
    await vi.waitFor(async () => expect(await stored(id)).toMatchObject({ state: "sent" }), {
      timeout: 10_000,
      interval: 100,
    });
    await worker.stop();
  });
});

test("staff see what was sent in their brand, its text while it never left the house, and nobody else's", async () => {
  const [ours, theirs] = [
    await send(mail("ana@example.com")),
    await send({ ...mail("eve@example.com"), brandId: 2n }),
  ];
  for (const id of [ours, theirs]) await deliverMessage(sandboxed.platform, id);
  const [owner, brandOwner] = [await sandboxed.staff("owner"), await sandboxed.staff("owner", 1n)];
  const seen = async (staff: typeof owner) =>
    (await staff.call("GET", "/outbox")).value as {
      id: string;
      text: string | null;
      carrier: string;
    }[];
  expect((await seen(owner)).map(({ id }) => id)).toEqual(expect.arrayContaining([ours, theirs]));
  const shown = await seen(brandOwner);
  expect(shown.map(({ id }) => id)).not.toContain(theirs);
  expect(shown.find(({ id }) => id === ours)?.text).toBe("Your code is 123456.");
  expect(
    shown.filter(({ carrier }) => carrier !== "sandbox").every(({ text }) => text === null),
  ).toBe(true);
  expect(await (await sandboxed.staff("support")).call("GET", "/outbox")).toMatchObject({
    status: 403,
  });
});

test("staff find messages by channel, by a part of the recipient and by time, a page at a time", async () => {
  await db.run(sql`delete from message`);
  const ids = [
    await send(mail("ana@example.com")),
    await send({ ...sms, recipient: "+639990001111" }),
    await send(mail("a_b@example.com")),
  ];
  const [ana, text, under] = ids;
  const owner = await sandboxed.staff("owner");
  const found = async (query: Readonly<Record<string, string>>) =>
    (await owner.call("GET", `/outbox?${new URLSearchParams(query).toString()}`)).value as {
      id: string;
      at: string;
    }[];
  const idsOf = async (query: Readonly<Record<string, string>>) =>
    (await found(query)).map(({ id }) => id);
  expect(await idsOf({})).toEqual([under, text, ana]);
  expect(await idsOf({ channel: "sms" })).toEqual([text]);
  expect(await idsOf({ recipient: "EXAMPLE.com" })).toEqual([under, ana]);
  // A letter that means something to the database means itself here.
  expect(await idsOf({ recipient: "_b@" })).toEqual([under]);
  const [first] = await found({ limit: "1" });
  expect([first?.id, await idsOf({ before: first?.at ?? "" })]).toEqual([under, [text, ana]]);
  expect(await idsOf({ since: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
});

test("half of Twilio's settings is a mistake that names them all", () => {
  expect(() =>
    readConfig({
      DATABASE_URL: db.url,
      SECRET_KEY: "s".repeat(40),
      GATEWAY_SECRET: "g".repeat(40),
      TWILIO_FROM: "+1500",
    }),
  ).toThrow(/TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM/);
});
