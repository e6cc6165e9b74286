import { describe, expect, test } from "vitest";
import { send } from "../../testing/people.ts";
import { settingsOf, type BrandSettings } from "./index.ts";
import { useSettings } from "./testing/use-settings.ts";

const { ask, put, sites, player } = await useSettings();

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

  test("for maintenance still takes what vendors and banks have to say: their calls are answered as usual", async () => {
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

test("other modules read what staff saved last", async () => {
  await put("features", { MOBILEREG: true });
  const settings: BrandSettings = await settingsOf(sites.platform, 1n);
  expect(settings.features.MOBILEREG).toBe(true);
});

test("CA-02 every country's dialling code is there", async () => {
  const { value } = await ask("/country-codes");
  expect(value).toContainEqual({ countryCode: "PH", countryDialingCode: "63" });
  expect(value.length).toBeGreaterThan(200);
});
