import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { PASSWORD, send } from "../../../testing/people.ts";
import { newToken } from "@perya/secrets";
import { revokeSessions } from "../../rounds/index.ts";
import { identityJobs } from "../identity.jobs.ts";
import { anyAddress, signInClient } from "../signing-in/testing/sign-in-client.ts";

const { db, sites } = await useSites();
const owner = await sites.staff("owner");
const client = signInClient(db, sites);

const asked = (changes: object = {}) => ({
  os: "Linux",
  platform: "W",
  gateway: 3,
  encryption: newToken(),
  ...changes,
});
const play = (body: object = asked(), ip = anyAddress()) => client.post("/free-play", body, ip);
const call = (token: string, method: string, path: string, body?: unknown) =>
  send(sites.playerUrl, { authorization: `Bearer ${token}` }, method, `/api/v1${path}`, body);
const tidyUp = () =>
  identityJobs(sites.platform, revokeSessions).tasks["close-trials"]?.({}, undefined as never);

describe("ID-15 free play", () => {
  test("CA-16 opens an account of type 4 with play money, from platform W at gateway 3", async () => {
    const { value } = await play();
    expect(value).toMatchObject({
      isAgent: "4",
      currency: "PHP",
      firstTimeLogin: false,
      passwordExpired: false,
    });
    expect((await call(value.token, "GET", "/member")).value).toMatchObject({
      type: "4",
      nickname: "Guest",
    });
    expect((await call(value.token, "GET", "/balance")).value).toMatchObject({
      sumBalance: { amount: "100000000", currency: "PHP" },
    });
    for (const wrong of [{ platform: "M" }, { gateway: 2 }, { encryption: "short" }])
      expect(await play(asked(wrong))).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  });

  test("gives one browser one account, also when it asks twice at once", async () => {
    const body = asked();
    const answers = await Promise.all([play(body), play(body), play(body)]);
    expect(new Set(answers.map(({ value }) => value.customerId)).size).toBe(1);
    expect(new Set(answers.map(({ value }) => value.token)).size).toBe(3);
  });

  test.each([
    ["GET", "/cashier/methods", undefined],
    ["POST", "/deposits", { method: "sandbox", amount: "100000", key: crypto.randomUUID() }],
    ["GET", "/deposits", undefined],
    ["GET", "/bank-accounts", undefined],
    ["GET", "/withdrawals", undefined],
    [
      "POST",
      "/password",
      { oldPassword: PASSWORD, newPassword: "Harvest2027", confirmNewPassword: "Harvest2027" },
    ],
    ["GET", "/first-login", undefined],
  ])("is refused %s %s: that takes a real account", async (method, path, body) => {
    const { token } = (await play()).value;
    expect(await call(token, method, path, body)).toMatchObject({
      status: 403,
      code: "TRIAL_ACCOUNT",
      message: "Please Register An Account First",
    });
  });

  test("has no password anyone could sign in with", async () => {
    const { username } = (await play()).value;
    expect(await client.login({ username })).toMatchObject({ status: 401, code: "WRONG_LOGIN" });
  });

  test("ID-18 is there where the brand has it on", async () => {
    const { versions } = (await owner.call("GET", "/settings")).value;
    await owner.call("PUT", "/settings/features", {
      version: versions.features,
      value: { FREEPLAY: false },
    });
    expect(await play()).toMatchObject({ status: 403, code: "NOT_OFFERED" });
    await owner.call("PUT", "/settings/features", {
      version: String(BigInt(versions.features) + 1n),
      value: {},
    });
    expect((await play()).status).toBe(200);
  });

  test("is twenty accounts an hour for one place", async () => {
    const ip = anyAddress();
    await play(asked(), ip);
    await db.run(sql`
      with made as (
        insert into player (public_id, brand_id, username, currency, book, country, kind)
        select 'pl_' || lpad(i::text, 20, '0'), 1, 'crowd' || i, 'PHP', 'play', 'PH', '4'
        from generate_series(1, 19) i
        returning id
      )
      insert into trial_account (player_id, brand_id, browser_hash, place)
      select id, 1, sha256(id::text::bytea), ${ip} from made`);
    expect(await play(asked(), ip)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    await db.run(sql`update trial_account set ended_at = now() where place = ${ip}`);
  });

  test("is over with its sessions: the play money goes back, and the same browser starts a new one", async () => {
    const body = asked();
    const { value } = await play(body);
    await tidyUp();
    expect((await call(value.token, "GET", "/balance")).value.sumBalance.amount).toBe("100000000");
    await call(value.token, "DELETE", "/session");
    await db.run(sql`update trial_account set made_at = made_at - interval '6 minutes'`);
    await tidyUp();
    const row = await db.row<{ id: bigint }>(
      sql`select id from player where public_id = ${value.customerId}`,
    );
    expect(await sites.platform.wallet.balance(row?.id ?? 0n)).toMatchObject({ cash: 0n });
    const next = await play(body);
    expect(next.value.customerId).not.toBe(value.customerId);
  });
});
