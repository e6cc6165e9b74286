import { freePort } from "@perya/process";
import { randomUUID } from "node:crypto";
import { seal, type SealingKey } from "@perya/api-client";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from "jose";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { answer, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import { buildApp } from "../../http/build-app.ts";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { send } from "../../testing/people.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "./index.ts";
import { envelopeJobs } from "./envelopes.jobs.ts";

const CALL = "POST /api/v1/whisper";
let db: TestDatabase;
let sites: Sites;
let app: App;
let url: string;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
  app = await buildApp(sites.platform, {
    api: { title: "", description: "", base: "/api/v1", securitySchemes: {} },
    frames: [],
    pictures: [],
    publicUrl: sites.playerUrl,
  });
  const said = z.object({ said: z.string() });
  const schema = { body: said, response: { 200: answer(said) }, refusals: ENVELOPE_REFUSALS };
  app.post(
    "/api/v1/whisper",
    { preValidation: requireEnvelope(sites.platform), schema },
    async (request) => success(request.body),
  );
  const port = await freePort();
  url = await app.listen({ port, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await sites.close();
  await db.close();
});

const askKey = async (): Promise<{ key: SealingKey; now: string }> =>
  (await send(sites.playerUrl, {}, "GET", "/api/v1/envelope-key")).value;
const whisper = (body: unknown) => send(url, {}, "POST", "/api/v1/whisper", body);
const sealed = async (body: unknown, { call = CALL, late = 0 } = {}) => {
  const { key, now } = await askKey();
  return seal(key, Date.parse(now) - late, call, body);
};

describe("ID-14 a sealed call", () => {
  test("gets what was in the envelope", async () => {
    expect(await whisper({ jwe: await sealed({ said: "Fiesta2026" }) })).toMatchObject({
      status: 200,
      value: { said: "Fiesta2026" },
    });
  });

  test("still checks what was in it", async () => {
    expect(await whisper({ jwe: await sealed({ said: 5 }) })).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
    });
  });

  test.each([
    ["the plain body", { said: "x" }],
    ["nothing", undefined],
    ["a plain body beside the envelope", { jwe: "a.b.c.d.e", said: "x" }],
  ])("refuses %s", async (_what, body) => {
    expect(await whisper(body)).toMatchObject({ status: 400, code: "ENVELOPE_REQUIRED" });
  });

  test("is opened once, also when the copies arrive together", async () => {
    const jwe = await sealed({ said: "x" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => whisper({ jwe })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await whisper({ jwe })).toMatchObject({ status: 409, code: "ENVELOPE_REPLAYED" });
  });

  test("refuses an envelope that was changed anywhere", async () => {
    const jwe = await sealed({ said: "x" });
    for (const part of [0, 2, 3, 4]) {
      const parts = jwe.split(".");
      const text = parts[part] ?? "";
      parts[part] = (text.startsWith("A") ? "B" : "A") + text.slice(1);
      expect(await whisper({ jwe: parts.join(".") })).toMatchObject({
        status: 400,
        code: "ENVELOPE_INVALID",
      });
    }
  });

  test("refuses one for another call", async () => {
    expect(
      await whisper({ jwe: await sealed({ said: "x" }, { call: "PUT /api/v1/register" }) }),
    ).toMatchObject({ code: "ENVELOPE_INVALID" });
  });

  test("refuses one that was two minutes under way, or comes from the future", async () => {
    for (const late of [121_000, -125_000])
      expect(await whisper({ jwe: await sealed({ said: "x" }, { late }) })).toMatchObject({
        code: "ENVELOPE_LATE",
      });
  });

  test("refuses one sealed with a stranger's key, an unknown key, or another way than the published one", async () => {
    const { key, now } = await askKey();
    const own = await exportJWK(
      (await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true })).publicKey,
    );
    const pretend = {
      kid: key.kid,
      kty: "EC",
      crv: "P-256",
      x: own.x ?? "",
      y: own.y ?? "",
    } as const;
    const unknown = { ...key, kid: randomUUID() };
    const body = { for: CALL, jti: randomUUID(), iat: Date.parse(now), body: { said: "x" } };
    const wrapped = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({ alg: "ECDH-ES+A256KW", enc: "A128GCM", kid: key.kid })
      .encrypt(await importJWK({ ...key }, "ECDH-ES+A256KW"));
    for (const jwe of [
      await seal(pretend, Date.parse(now), CALL, { said: "x" }),
      await seal(unknown, Date.parse(now), CALL, { said: "x" }),
      wrapped,
      "no.envelope",
    ])
      expect(await whisper({ jwe })).toMatchObject({ status: 400, code: "ENVELOPE_INVALID" });
  });
});

describe("ID-14 the key", () => {
  test("is the same for everyone for a day, then another, and the old one opens for an hour more", async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, askKey));
    expect(new Set(others.map(({ key }) => key.kid))).toEqual(new Set([first?.key.kid]));
    const jwe = await sealed({ said: "x" });
    await db.run(sql`update envelope_key set made_at = made_at - interval '24 hours 1 minute'`);
    expect((await askKey()).key.kid).not.toBe(first?.key.kid);
    expect(await whisper({ jwe })).toMatchObject({ status: 200 });
  });

  test("never shows its private half, and keeps it sealed", async () => {
    expect(Object.keys((await askKey()).key).toSorted()).toEqual(["crv", "kid", "kty", "x", "y"]);
    const rows = await db.rows<{ all: string }>(
      sql`select public_jwk::text || encode(sealed_private_jwk, 'escape') as all from envelope_key`,
    );
    expect(rows.some(({ all }) => all.includes('"d"'))).toBe(false);
  });

  test("is deleted when it opens nothing any more", async () => {
    await db.run(sql`
      insert into envelope_key (public_jwk, sealed_private_jwk, made_at)
      values ('{}', '\\x00', now() - interval '25 hours 1 minute')`);
    await envelopeJobs(sites.platform).tasks["forget-envelopes"]?.({}, undefined as never);
    expect(
      await db.row(sql`select 1 from envelope_key where made_at < now() - interval '25 hours'`),
    ).toBeUndefined();
  });
});
