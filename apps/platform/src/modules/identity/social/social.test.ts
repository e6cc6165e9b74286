import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { openSites, type Sites } from "../../../testing/open-sites.ts";
import { passTime } from "../../../testing/pass-time.ts";
import { send, type TestStaff } from "../../../testing/people.ts";
import { anyAddress, signInClient } from "../signing-in/testing/sign-in-client.ts";
import { withAuthenticator } from "../authenticator/testing/with-authenticator.ts";
import { cell } from "../../profiles/testing/use-profiles.ts";
import { insertSocial } from "./social.store.ts";
import { openProvider } from "./testing/openid-provider.ts";

let db: TestDatabase;
let sites: Sites;
let owner: TestStaff;
let provider: Awaited<ReturnType<typeof openProvider>>;
let signIn: ReturnType<typeof signInClient>;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  provider = await openProvider();
  const { issuer, client } = provider;
  sites = await openSites(db, {
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    FACEBOOK_ISSUER: issuer,
    FACEBOOK_GRAPH_URL: issuer,
    FACEBOOK_CLIENT_ID: client.id,
    FACEBOOK_CLIENT_SECRET: client.secret,
  });
  owner = await sites.staff("owner");
  signIn = signInClient(db, sites);
});
afterAll(async () => {
  await sites.close();
  await provider.close();
  await db.close();
});
const REGISTERED = {
  "exclusion.register": cell(["Register"]),
  "exclusion.checkAt": cell(["signup"]),
};
let people = 0;
beforeEach(async () => {
  Object.assign(provider.says, { subject: `subject-${people++}`, nonce: undefined, forged: false });
  await features({ FIREBASE: true });
});

const features = async (value: Readonly<Record<string, boolean>>) => {
  const version = (await owner.call("GET", "/settings")).value.versions.features as string;
  await owner.call("PUT", "/settings/features", { version, value });
};
const visit = (url: string, ip: string, cookie = "") =>
  fetch(url, { redirect: "manual", headers: { "x-forwarded-for": ip, cookie } });
/** The way of a browser to the provider and back, as far as its last redirect. */
const travel = async (name = "google", { lose = false, ip = anyAddress() } = {}) => {
  const left = await visit(`${sites.playerUrl}/api/v1/social-logins/${name}/start`, ip);
  const cookie = left.headers.get("set-cookie")?.split(";")[0] ?? "";
  const there = await visit(left.headers.get("location") ?? "", ip);
  const back = there.headers.get("location") ?? "";
  const arrived = await visit(back, ip, lose ? "" : cookie);
  return { place: arrived.headers.get("location") ?? "", back, cookie, ip, left };
};
const enter = async (name?: string) => {
  const { place } = await travel(name);
  const { hash, search } = new URL(place, sites.playerUrl);
  expect(search).toBe("");
  return signIn.post(
    "/token",
    { token: new URLSearchParams(hash.slice(1)).get("token") },
    anyAddress(),
  );
};

describe("ID-17 signing in at a provider", () => {
  test.each(["google", "facebook"])(
    "%s makes an account the first time and finds it again the next",
    async (name) => {
      const first = await enter(name);
      expect(first).toMatchObject({
        status: 200,
        value: { isAgent: "0", firstTimeLogin: true, passwordExpired: false },
      });
      expect((await signIn.member(first.value.token)).status).toBe(200);
      const second = await enter(name);
      expect(second.value.customerId).toBe(first.value.customerId);
      const headers = { authorization: `Bearer ${first.value.token}` };
      const payment = await send(sites.playerUrl, headers, "GET", "/api/v1/payment-password");
      expect(payment.value).toMatchObject({ set: false, loginPassword: false });
    },
  );

  test("MC-17 gives a player with an authenticator app a ticket in place of the link, and its code signs them in at that place", async () => {
    const player = await sites.player();
    await db.inTransaction((tx) =>
      insertSocial(tx, 1n, "google", provider.says.subject, player.id),
    );
    const app = await withAuthenticator(db, sites.playerUrl, player);
    const { place, ip } = await travel();
    expect(place).toMatch(/^\/login#factor=[\w-]{20,}$/);
    const ticket = place.split("=")[1] ?? "";
    expect((await signIn.post("/token", { token: ticket }, ip)).status).toBe(401);
    const entered = await signIn.post("/second-factor", { ticket, code: await app.code() }, ip);
    expect(entered).toMatchObject({ status: 200, value: { username: player.username } });
  });

  test("sends a challenge, a state and a nonce, and a cookie that no script reads", async () => {
    const { left } = await travel();
    const sent = new URL(left.headers.get("location") ?? "").searchParams;
    expect(sent.get("code_challenge_method")).toBe("S256");
    for (const name of ["code_challenge", "state", "nonce"])
      expect(sent.get(name)?.length).toBeGreaterThan(20);
    expect(left.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test("believes a verified mail address, so that it is the account's contact", async () => {
    provider.says.email = `Mail${people}@Example.com`;
    const { value } = await enter();
    const row = await db.row(sql`
      select f.email, f.email_verified_at is not null as verified
      from player_profile f
      join player p on p.id = f.player_id
      where p.public_id = ${value.customerId}`);
    expect(row).toEqual({ email: provider.says.email.toLowerCase(), verified: true });
  });

  test("keeps one at the provider apart from another, and one provider from the other", async () => {
    const [google, facebook] = [await enter("google"), await enter("facebook")];
    expect(google.value.customerId).not.toBe(facebook.value.customerId);
  });

  test("lets nobody in with another's way back: without the cookie, a second time, or with a state that is none", async () => {
    expect((await travel("google", { lose: true })).place).toBe("/login?social=NOT_CONFIRMED");
    const { back, cookie, ip } = await travel();
    expect((await visit(back, ip, cookie)).headers.get("location")).toBe(
      "/login?social=NOT_CONFIRMED",
    );
    const made = `${sites.playerUrl}/api/v1/social-logins/google/callback?code=x&state=y`;
    expect((await visit(made, ip, cookie)).headers.get("location")).toBe(
      "/login?social=NOT_CONFIRMED",
    );
  });

  test.each([
    ["a nonce of another sign-in", { nonce: "another" }],
    ["a signature that is not the provider's", { forged: true }],
  ])("believes no token with %s", async (_what, lie) => {
    Object.assign(provider.says, lie);
    expect((await travel()).place).toBe("/login?social=NOT_CONFIRMED");
  });

  test("makes no account where the law has none in the brand's currency, or asks a register that can't know who comes", async () => {
    const real = async (on: boolean) => {
      await db.run(sql`update brand set real_money = ${on} where id = 1`);
      passTime(60_000);
    };
    onTestFinished(() => real(false));
    await real(true);
    await db.run(sql`
      insert into profile_version (
        code, version, name, authority, zone, effective_at, published_at, published_by, cells
      )
      values (
        'XR', 1, 'Elsewhere', '', 'brand', now() - interval '1 hour', now() - interval '1 day',
        'test', ${JSON.stringify(REGISTERED)}::jsonb
      )`);
    for (const code of ["DK", "XR"]) {
      await chooseProfiles(db, [code]);
      Object.assign(provider.says, { subject: `subject-${people++}` });
      expect((await travel()).place).toBe("/login?social=CLOSED_TO_NEW");
    }
  });

  test("makes no account where the brand takes no new ones, and lets in who has one", async () => {
    const { value } = await enter();
    await features({ FIREBASE: true, USERNAMEREG: false });
    expect((await enter()).value.customerId).toBe(value.customerId);
    provider.says.subject = "a stranger";
    expect((await travel()).place).toBe("/login?social=CLOSED_TO_NEW");
  });

  test("is offered where the brand has switched it on and the provider has credentials", async () => {
    const offered = async () =>
      (await send(sites.playerUrl, {}, "GET", "/api/v1/social-logins")).value.providers;
    expect(await offered()).toEqual(["google", "facebook"]);
    await features({});
    expect(await offered()).toEqual([]);
    expect(
      (
        await visit(`${sites.playerUrl}/api/v1/social-logins/google/start`, anyAddress())
      ).headers.get("location"),
    ).toBe("/login?social=NOT_OFFERED");
  });
});
