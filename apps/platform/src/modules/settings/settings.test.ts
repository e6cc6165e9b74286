import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from "vitest";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { send, type TestClerk, type TestPlayer } from "../../testing/people.ts";
import { brandById } from "../brands/index.ts";
import { seedSettings, settingsOf, type BrandSettings } from "./index.ts";
import { writeMmdb } from "./testing/write-mmdb.ts";

let db: TestDatabase;
let sites: Sites;
let owner: TestClerk;
let player: TestPlayer;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "perya-geo-"));
  await writeMmdb(join(directory, "geo.mmdb"), { "10.1.0.0/16": "PH", "10.2.0.0/16": "US" });
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db, { GEOIP_FILE: join(directory, "geo.mmdb") });
  owner = await sites.clerk("owner");
  player = await sites.player();
});
afterAll(async () => {
  await sites.close();
  await db.close();
  await rm(directory, { recursive: true });
});
afterEach(async () => {
  for (const section of ["status", "features", "register"]) await put(section, {});
});

const ask = (path: string, ip = "10.9.0.1") =>
  send(sites.playerUrl, { "x-forwarded-for": ip }, "GET", `/api/v1${path}`);
const versionOf = async (section: string) =>
  (await owner.call("GET", "/settings")).value.versions[section] as string;
const put = async (section: string, value: unknown) =>
  owner.call("PUT", `/settings/${section}`, { version: await versionOf(section), value });
const enabled = async (modId: string) => {
  const { whitelabel } = (await ask("/permission")).value.info;
  const nodes = whitelabel.flatMap((node: { childrenNodes: unknown[] }) => [
    node,
    ...node.childrenNodes,
  ]);
  return nodes.find((node: { modId: string }) => node.modId === modId)?.enabled;
};

describe("CA-14 the permission answer", () => {
  test("holds everything the site needs to begin, with sensible defaults, from a brand that has changed nothing", async () => {
    const { value } = await ask("/permission?url=play.example.com", "10.1.2.3");
    expect(value).toMatchObject({
      location: { ip: "10.1.2.3", country: "PH" },
      maintenance: false,
      regionRestriction: false,
      maintenanceEnd: null,
      message: "",
    });
    expect(value.info).toMatchObject({
      brand: { name: "Perya", currency: "PHP" },
      resources: [],
      customerService: [],
      analytics: { gtagId: "" },
      imageCDNs: [],
      launchGameCDNs: [],
    });
    expect(value.info.register).toMatchObject({ ageConfirmation: 18, birthdayAge: 21 });
    expect(value.info.register.fields.username).toEqual({
      shown: true,
      required: true,
      acceptedPattern: "letter-first",
      minLength: 4,
      maxLength: 16,
    });
    expect(value.info.register.fields.zalo.shown).toBe(false);
  });

  test("ID-24 tells the features as a tree whose nodes are on with the text 1, and a group is on when something in it is", async () => {
    expect([
      await enabled("REGISTER"),
      await enabled("USERNAMEREG"),
      await enabled("MOBILEREG"),
      await enabled("PASSWORD"),
    ]).toEqual(["1", "1", "0", "0"]);
    await put("features", { CHNGPASSMAIL3: true, MOBILEREG: true });
    expect([
      await enabled("PASSWORD"),
      await enabled("CHNGPASSMAIL3"),
      await enabled("CHNGPASSVERIF3"),
      await enabled("MOBILEREG"),
    ]).toEqual(["1", "1", "0", "1"]);
  });

  test("has the resources, customer service, analytics and address lists the brand gave", async () => {
    const resources = {
      list: [{ resourceType: "TELEGRAM", url: "https://t.me/perya", labelNameEn: "Telegram" }],
      customerService: [{ csType: "VIP", path: "https://chat.example.com/vip" }],
      gtagId: "G-ABC12345",
      imageCDNs: ["https://img.example.com"],
      launchGameCDNs: ["https://play1.example.com"],
    };
    expect(await put("resources", resources)).toMatchObject({ status: 200 });
    const { list, gtagId, ...same } = resources;
    const { info } = (await ask("/permission")).value;
    expect(info).toMatchObject({
      ...same,
      resources: [{ ...list[0], qrCodeUrl: "" }],
      analytics: { gtagId },
    });
  });
});

test("CO-05 CA-03 CA-14 the merchant wallet is a single one, told to every visitor in an answer that can be kept", async () => {
  expect(await ask("/merchant-wallet")).toMatchObject({ status: 200, value: { isSingle: true } });
  const { headers } = await fetch(`${sites.playerUrl}/api/v1/merchant-wallet`);
  expect(headers.get("cache-control")).toBe("public, max-age=86400");
});

test("CA-02 the status tells by its version whether the permission answer is still the newest", async () => {
  const versions = async () => [
    (await ask("/permission")).value.version,
    (await ask("/system-status")).value.version,
  ];
  const [before, same] = await versions();
  await put("features", { FREEPLAY: false });
  const [after] = await versions();
  expect([same, after === before]).toEqual([before, false]);
});

describe("RT-17 where one signs in before any page", () => {
  test("a guest finds no games, no game and no vendors, and a signed-in player finds them", async () => {
    await put("features", { LOGINFIRST: true });
    for (const path of ["/games", "/games/anything", "/vendors"])
      expect(await ask(path)).toMatchObject({ status: 401, code: "NOT_LOGGED_IN" });
    expect(await player.call("GET", "/games")).toMatchObject({ status: 200 });
    expect(await ask("/permission")).toMatchObject({ status: 200 });
    await put("features", {});
    expect(await ask("/games")).toMatchObject({ status: 200 });
  });
});

describe("RT-20 a closed site", () => {
  const status = async (ip?: string) => (await ask("/system-status", ip)).value;

  test("for maintenance tells until when and why, and refuses every other call, also of signed-in players", async () => {
    const maintenanceEnd = new Date(Date.now() + 3_600_000).toISOString();
    await put("status", {
      maintenance: true,
      maintenanceEnd,
      maintenanceMessage: "New games are coming in.",
    });
    expect(await status()).toMatchObject({
      status: 1,
      maintenanceEnd,
      message: "New games are coming in.",
    });
    expect((await ask("/permission")).value).toMatchObject({
      maintenance: true,
      regionRestriction: false,
      message: "New games are coming in.",
    });
    expect(await ask("/games")).toMatchObject({ status: 503, code: "SYSTEM_MAINTENANCE" });
    expect(await player.call("GET", "/balance")).toMatchObject({
      status: 503,
      code: "SYSTEM_MAINTENANCE",
    });
  });

  test("for maintenance still takes what vendors and banks have to say: their calls are answered as ever", async () => {
    await put("status", { maintenance: true });
    expect(
      await send(sites.playerUrl, {}, "POST", "/wallet/hub88/nobody/user/balance", {}),
    ).toMatchObject({ status: 404 });
    expect((await send(sites.playerUrl, {}, "POST", "/callbacks/sandbox", {})).status).not.toBe(
      503,
    );
  });

  test("opens by itself at the end of its maintenance", async () => {
    await put("status", {
      maintenance: true,
      maintenanceEnd: new Date(Date.now() - 1_000).toISOString(),
    });
    expect(await status()).toMatchObject({ status: 0 });
    expect(await ask("/games")).toMatchObject({ status: 200 });
  });

  test("to other countries lets in its own, and shows the others where they are", async () => {
    await put("status", {
      allowedCountries: ["PH"],
      restrictionMessage: "We play in the Philippines.",
    });
    expect(await status("10.1.0.9")).toMatchObject({ status: 0 });
    expect(await status("10.2.0.9")).toMatchObject({
      status: 2,
      message: "We play in the Philippines.",
    });
    expect((await ask("/permission", "10.2.0.9")).value).toMatchObject({
      regionRestriction: true,
      location: { ip: "10.2.0.9", country: "US" },
    });
    expect(await ask("/games", "10.2.0.9")).toMatchObject({
      status: 403,
      code: "ACCESS_RESTRICTED",
    });
    expect(await ask("/games", "10.1.0.9")).toMatchObject({ status: 200 });
  });

  test("lets in or keeps out those whose country nobody knows, as the brand wants", async () => {
    await put("status", { allowedCountries: ["PH"] });
    expect(await status("10.9.0.1")).toMatchObject({ status: 0 });
    await put("status", { allowedCountries: ["PH"], unknownCountry: "refuse" });
    expect(await status("10.9.0.1")).toMatchObject({ status: 2 });
  });

  test("for both reasons is in maintenance", async () => {
    await put("status", { allowedCountries: ["PH"], maintenance: true });
    expect(await status("10.2.0.9")).toMatchObject({ status: 1 });
  });
});

describe("staff", () => {
  test("change a section on the version they saw, so that of two at once one is told to look again", async () => {
    const version = await versionOf("features");
    const answers = await Promise.all(
      [true, false].map((FREEPLAY) =>
        owner.call("PUT", "/settings/features", { version, value: { FREEPLAY } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe("CHANGED_MEANWHILE");
  });

  test("leave a trace of what was there before", async () => {
    await put("features", { MOBILEREG: true });
    await put("features", { MOBILEREG: false });
    const [last] = (await owner.call("GET", "/audit?action=settings.features")).value.content;
    expect(last).toMatchObject({
      action: "settings.features",
      before: { MOBILEREG: true },
      after: { MOBILEREG: false },
    });
  });

  test("can't go below the age of the jurisdiction", async () => {
    onTestFinished(async () => void (await db.run(sql`update brand set minimum_age = 18`)));
    await db.run(sql`update brand set minimum_age = 21`);
    expect(await put("register", { ageConfirmation: 20 })).toMatchObject({
      status: 422,
      code: "BELOW_JURISDICTION",
    });
  });

  test.each([
    [
      "an unknown pattern",
      "register",
      {
        fields: {
          nickname: {
            shown: true,
            required: false,
            acceptedPattern: ".*",
            minLength: 1,
            maxLength: 9,
          },
        },
      },
    ],
    [
      "a shortest longer than the longest",
      "register",
      {
        fields: {
          nickname: {
            shown: true,
            required: false,
            acceptedPattern: "any",
            minLength: 10,
            maxLength: 9,
          },
        },
      },
    ],
    [
      "a form without a username",
      "register",
      {
        fields: {
          username: {
            shown: false,
            required: false,
            acceptedPattern: "any",
            minLength: 1,
            maxLength: 9,
          },
        },
      },
    ],
    [
      "an address that is a script",
      "resources",
      { list: [{ resourceType: "X", url: "javascript:alert(1)", labelNameEn: "X" }] },
    ],
    ["a country that is none", "status", { allowedCountries: ["Philippines"] }],
  ])("can't save %s", async (_what, section, value) => {
    expect(await put(section, value)).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  });

  test("without the right may not even look", async () => {
    const support = await sites.clerk("support");
    expect(await support.call("GET", "/settings")).toMatchObject({ status: 403 });
    expect(
      await support.call("PUT", "/settings/features", { version: "0", value: {} }),
    ).toMatchObject({ status: 403 });
  });
});

test("other modules read what staff saved last", async () => {
  await put("features", { MOBILEREG: true });
  const settings: BrandSettings = await settingsOf(sites.platform, 1n);
  expect(settings.features.MOBILEREG).toBe(true);
});

describe("of several brands", () => {
  let there: { readonly id: bigint };
  beforeAll(async () => {
    const made = await db.row<{ id: bigint }>(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('second.example', 'Second', false, 'PHP', 'PH', 'Asia/Manila', 18) returning id`);
    there = { id: made?.id ?? 0n };
  });
  const at = (clerk: TestClerk) => clerk.call("GET", `/settings?brand=${there.id}`);

  test("the house looks after any by its number, and the others stay as they are", async () => {
    const { version } = (
      await owner.call("PUT", `/settings/features?brand=${there.id}`, {
        version: "0",
        value: { MOBILEREG: true },
      })
    ).value;
    expect(version).toBe("1");
    expect((await at(owner)).value.settings.features.MOBILEREG).toBe(true);
    expect((await owner.call("GET", "/settings")).value.settings.features.MOBILEREG).toBe(false);
    const [last] = (await owner.call("GET", "/audit?action=settings.features")).value.content;
    expect(last).toMatchObject({
      subject: "Second",
      before: { MOBILEREG: false, USERNAMEREG: true },
      after: { MOBILEREG: true },
    });
  });

  test("staff of one find no other, and change none", async () => {
    const clerk = await sites.clerk("owner", 1n);
    expect(await at(clerk)).toMatchObject({ status: 404, code: "NO_SUCH_BRAND" });
    const change = { version: "1", value: { MOBILEREG: false } };
    expect(await clerk.call("PUT", `/settings/features?brand=${there.id}`, change)).toMatchObject({
      status: 404,
      code: "NO_SUCH_BRAND",
    });
    expect(await clerk.call("GET", "/settings?brand=1")).toMatchObject({ status: 200 });
    expect((await at(owner)).value.versions.features).toBe("1");
  });

  test("a first start gives settings to those nobody has changed, and leaves the others alone", async () => {
    const brand = (await brandById(db, there.id)) ?? expect.unreachable();
    const first = { features: { FREEPLAY: false }, passwords: { expiryDays: 90 } };
    const start = () => db.inTransaction((tx) => seedSettings(tx, brand, first));
    await start();
    await start();
    const { settings, versions } = (await at(owner)).value;
    expect([settings.features.FREEPLAY, versions.features]).toEqual([true, "1"]);
    expect([settings.passwords.expiryDays, versions.passwords]).toEqual([90, "1"]);
  });
});

test("what an older version stored is completed with what came since", async () => {
  await db.run(
    sql`update brand_settings set value = '{"FREEPLAY": false}'::jsonb where section = 'features'`,
  );
  const { settings } = (await owner.call("GET", "/settings")).value;
  expect(settings.features).toMatchObject({ FREEPLAY: false, USERNAMEREG: true, MOBILEREG: false });
});

test("CA-02 every country's dialling code is there", async () => {
  const { value } = await ask("/country-codes");
  expect(value).toContainEqual({ countryCode: "PH", countryDialingCode: "63" });
  expect(value.length).toBeGreaterThan(200);
});
