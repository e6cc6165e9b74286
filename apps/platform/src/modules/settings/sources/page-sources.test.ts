import { sql } from "@perya/postgres/sql";
import { afterEach, describe, expect, test } from "vitest";
import { send } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";

const { db, sites } = await useSites();

const owner = await sites.staff("owner");
const decide = async (resources: object) => {
  const { versions } = (await owner.call("GET", "/settings")).value;
  return owner.call("PUT", "/settings/resources", {
    version: versions.resources,
    value: resources,
  });
};
const policy = async (site = sites.playerUrl) => {
  const text = (await fetch(`${site}/`)).headers.get("content-security-policy") ?? "";
  const sources = (name: string) =>
    text.split(";").find((part) => part.startsWith(`${name} `)) ?? "";
  return {
    scripts: sources("script-src"),
    pictures: sources("img-src"),
    calls: sources("connect-src"),
    frames: sources("frame-src"),
  };
};
afterEach(() => decide({}));

test("CO-12 pages may load Google's tag exactly while the brand has an id", async () => {
  const google = "https://www.googletagmanager.com";
  expect(JSON.stringify(await policy())).not.toContain("google");
  await decide({ gtagId: "G-PERYA2026" });
  const { scripts, pictures, calls, frames } = await policy();
  expect([scripts, pictures, calls].map((sources) => sources.includes(google))).toEqual([
    true,
    true,
    true,
  ]);
  expect(frames).not.toContain("google");
  await decide({});
  expect(JSON.stringify(await policy())).not.toContain("google");
});

test("pages may load pictures and games from the brand's servers, and call its other addresses, and only so", async () => {
  await decide({
    imageCDNs: ["https://pictures.example.com/a"],
    list: [
      {
        resourceType: "LINE",
        url: "https://line.example.com",
        labelNameEn: "Line",
        qrCodeUrl: "https://codes.example.com/line.png",
      },
    ],
    launchGameCDNs: ["https://games.example.com"],
    domains: ["https://play.example.org"],
  });
  const { scripts, pictures, calls, frames } = await policy();
  expect(pictures).toContain("https://pictures.example.com");
  expect(pictures).toContain("https://codes.example.com");
  expect(frames).toContain("https://games.example.com");
  expect(calls).toContain("https://play.example.org");
  expect(scripts).not.toContain("example");
  expect(calls).not.toMatch(/pictures|games/);
});

test("the console's pages show pictures of the brands' servers as well, and load nothing else from elsewhere", async () => {
  await decide({
    imageCDNs: ["https://pictures.example.com/a"],
    launchGameCDNs: ["https://games.example.com"],
    gtagId: "G-PERYA2026",
  });
  const { scripts, pictures, calls, frames } = await policy(sites.consoleUrl);
  expect(pictures).toContain("https://pictures.example.com");
  expect(scripts + calls + frames).not.toMatch(/example|google/);
});

test("CO-06 CA-02 a brand's site tells every address it answers at, its own first, and each says at once that it is there", async () => {
  await decide({ domains: ["https://play.example.org/fair", sites.playerUrl] });
  const { value } = await send(sites.playerUrl, {}, "GET", "/api/v1/domain-routes");
  expect(value).toEqual({
    domainList: [{ domain: sites.playerUrl }, { domain: "https://play.example.org" }],
  });
  const ping = await fetch(`${sites.playerUrl}/api/v1/ping`);
  expect([
    ping.status,
    ping.headers.get("cross-origin-resource-policy"),
    ping.headers.get("cache-control"),
  ]).toEqual([200, "cross-origin", "no-store"]);
});

/** What may not stand in a policy, and what it would do there. */
const BAD = [
  "https://cdn.example.com; script-src *",
  "https://cdn.example.com;script-src'unsafe-inline'",
  "https://a;b.example.com",
  "https://*.example.com",
  "https://*",
  "https://'self'",
  "https://a,b.example.com",
  "https://under_score.example.com",
  "http://cdn.example.com",
  "https://user:secret@cdn.example.com",
  "data:text/html,x",
  "javascript:alert(1)",
  "cdn.example.com",
  "",
];

describe("an address no policy can hold", () => {
  const resources = (bad: string) => ({
    imageCDNs: [bad, "https://good.example.com/path?x=1#y"],
    launchGameCDNs: [bad],
    domains: [bad],
    list: [{ resourceType: "LINE", url: "", labelNameEn: "Line", qrCodeUrl: bad }],
  });
  const store = (value: object) =>
    db.run(sql`
      insert into brand_settings (brand_id, section, value, version)
      values (1, 'resources', ${JSON.stringify(value)}::jsonb, 100)
      on conflict (brand_id, section) do update set
        value = excluded.value,
        version = brand_settings.version + 1`);

  test.each(BAD.filter((bad) => bad !== ""))(
    "such as %s is refused when it is typed",
    async (bad) => {
      for (const part of ["imageCDNs", "launchGameCDNs", "domains"])
        expect(await decide({ [part]: [bad] })).toMatchObject({
          status: 400,
          code: "INVALID_REQUEST",
        });
      expect(await decide({ list: resources(bad).list })).toMatchObject({ status: 400 });
    },
  );

  test.each(BAD)(
    "such as %j that is stored already breaks no page, is left out, and is reported in the console",
    async (bad) => {
      await store(resources(bad));
      // Settings are remembered for two seconds; saving another section forgets them.
      const { versions } = (await owner.call("GET", "/settings")).value;
      expect(
        (await owner.call("PUT", "/settings/language", { version: versions.language, value: {} }))
          .status,
      ).toBe(200);
      for (const url of [sites.playerUrl, sites.consoleUrl]) {
        expect((await fetch(`${url}/`)).status).not.toBe(500);
        const { scripts, pictures, calls, frames } = await policy(url);
        expect(pictures).toMatch(/ https:\/\/good\.example\.com( |$)/);
        expect(`${scripts} ${calls} ${frames}`).not.toMatch(/example|\*|unsafe/);
        if (bad !== "") expect(pictures).not.toContain(bad);
      }
      expect((await send(sites.playerUrl, {}, "GET", "/api/v1/permission")).status).toBe(200);
      expect((await send(sites.playerUrl, {}, "GET", "/api/v1/domain-routes")).status).toBe(200);
      const { dropped } = (await owner.call("GET", "/settings")).value;
      const fields =
        bad === ""
          ? ["imageCDNs", "launchGameCDNs", "domains"]
          : ["imageCDNs", "launchGameCDNs", "domains", "qrCodeUrl"];
      expect(
        dropped.map(({ field, address }: { field: string; address: string }) => [field, address]),
      ).toEqual(fields.map((field) => [field, bad]));
      await decide({});
      expect((await owner.call("GET", "/settings")).value.dropped).toEqual([]);
    },
  );
});

test("an address is written again from its scheme, host and port alone", async () => {
  await decide({
    imageCDNs: [
      "HTTPS://CDN.Example.com:8443/a/b?c=d#e",
      "https://bücher.example",
      "https://[2001:db8::1]:9000/x",
      "http://localhost:8090/x",
    ],
  });
  const { pictures } = await policy();
  for (const source of [
    "https://cdn.example.com:8443",
    "https://xn--bcher-kva.example",
    "https://[2001:db8::1]:9000",
    "http://localhost:8090",
  ])
    expect(pictures.split(" ")).toContain(source);
});
