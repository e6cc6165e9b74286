import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../../testing/open-sites.ts";
import { send } from "../../../testing/people.ts";

const SID = "AC00000000000000000000000000000001";
let db: TestDatabase;
let sites: Sites;
let twilio: Server;
let says: { status: number; body: object };
let numbers = 9_180_000_000;
const asked: { path: string; authorization: string; form: URLSearchParams }[] = [];

beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  await db.run(sql`
    insert into brand_settings (brand_id, section, value, version)
    values (1, 'features', '{"CHNGPASSVERIF3": true}'::jsonb, 1)`);
  twilio = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      asked.push({
        path,
        authorization: headers.authorization ?? "",
        form: new URLSearchParams(Buffer.concat(chunks).toString()),
      });
      response
        .writeHead(says.status, { "content-type": "application/json" })
        .end(JSON.stringify(says.body));
    });
  });
  await new Promise<void>((resolve) => void twilio.listen(0, "127.0.0.1", resolve));
  sites = await openSites(db, {
    TWILIO_URL: `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`,
    TWILIO_ACCOUNT_SID: SID,
    TWILIO_AUTH_TOKEN: "twilio secret",
    TWILIO_FROM: "+15005550006",
  });
});
afterAll(async () => {
  await sites.close();
  await new Promise((resolve) => twilio.close(resolve));
  await db.close();
});

const from = () => ({ "x-forwarded-for": `10.21.0.${numbers % 250}` });
async function askCode(mobileNum: string) {
  const { sliderId } = (
    await send(sites.playerUrl, from(), "POST", "/api/v1/verification/slider", {
      purpose: "sms-forgot",
    })
  ).value;
  const row = await db.row<{ place: number }>(
    sql`select place from challenge where id = ${sliderId}`,
  );
  const answered = await send(
    sites.playerUrl,
    from(),
    "POST",
    `/api/v1/verification/slider/${sliderId}`,
    { place: row?.place ?? 0 },
  );
  const body = { countryDialingCode: "63", mobileNum, proof: answered.value.proof };
  return send(sites.playerUrl, from(), "POST", "/api/v1/password/forgot/sms", body);
}

test.each([
  [400, 21_211, 422, "INVALID_PHONE_NUMBER", "Please enter a valid mobile number"],
  [429, 20_429, 429, "TOO_MANY_REQUESTS", "Too many requests. Please try again after 5 minutes."],
  [400, 63_038, 503, "QUOTA_EXCEEDED", "contact customer service"],
  [400, 21_408, 403, "OPERATION_NOT_ALLOWED", "contact customer service"],
  [401, 20_003, 502, "UNKNOWN", "Unknown error"],
] as const)(
  "CO-10 ID-25 a carrier that answers %i with the code %i is %i %s to the player",
  async (status, code, answered, refusal, sentence) => {
    const mobileNum = String((numbers += 1));
    says = { status, body: { code, message: "what Twilio says", status } };
    expect(await askCode(mobileNum)).toMatchObject({
      status: answered,
      code: refusal,
      message: expect.stringContaining(sentence),
    });
    const { path, authorization, form } = asked.at(-1) ?? {
      path: "",
      authorization: "",
      form: new URLSearchParams(),
    };
    expect(path).toBe(`/2010-04-01/Accounts/${SID}/Messages.json`);
    expect(Buffer.from(authorization.replace("Basic ", ""), "base64").toString()).toBe(
      `${SID}:twilio secret`,
    );
    expect(form.get("To")).toBe(`+63${mobileNum}`);
  },
);

test("CO-10 a code that could not be sent never counted: the next try need not wait", async () => {
  const mobileNum = String((numbers += 1));
  says = { status: 400, body: { code: 63_038 } };
  expect((await askCode(mobileNum)).code).toBe("QUOTA_EXCEEDED");
  says = { status: 201, body: { sid: "SM1", status: "queued" } };
  expect((await askCode(mobileNum)).status).toBe(200);
});
