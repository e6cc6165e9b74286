import { afterEach, expect, test } from "vitest";
import { send } from "../../testing/people.ts";
import { useSites } from "../../testing/use-sites.ts";

const { sites } = await useSites();

const decide = async (resources: object) => {
  const owner = await sites.clerk("owner");
  const { versions } = (await owner.call("GET", "/settings")).value;
  return owner.call("PUT", "/settings/resources", { version: versions.resources, value: resources });
};
const policy = async (site = sites.playerUrl) => {
  const text = (await fetch(`${site}/`)).headers.get("content-security-policy") ?? "";
  const sources = (name: string) => text.split(";").find((part) => part.startsWith(`${name} `)) ?? "";
  return { scripts: sources("script-src"), pictures: sources("img-src"), calls: sources("connect-src"), frames: sources("frame-src") };
};
afterEach(() => decide({}));

test("CO-12 pages may load Google's tag exactly while the brand has an id", async () => {
  const google = "https://www.googletagmanager.com";
  expect(JSON.stringify(await policy())).not.toContain("google");
  await decide({ gtagId: "G-PERYA2026" });
  const { scripts, pictures, calls, frames } = await policy();
  expect([scripts, pictures, calls].map((sources) => sources.includes(google))).toEqual([true, true, true]);
  expect(frames).not.toContain("google");
  await decide({});
  expect(JSON.stringify(await policy())).not.toContain("google");
});

test("pages may load pictures and games from the brand's servers, and call its other addresses, and only so", async () => {
  await decide({
    imageCDNs: ["https://pictures.example.com/a"],
    list: [{ resourceType: "LINE", url: "https://line.example.com", labelNameEn: "Line", qrCodeUrl: "https://codes.example.com/line.png" }],
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
  await decide({ imageCDNs: ["https://pictures.example.com/a"], launchGameCDNs: ["https://games.example.com"], gtagId: "G-PERYA2026" });
  const { scripts, pictures, calls, frames } = await policy(sites.consoleUrl);
  expect(pictures).toContain("https://pictures.example.com");
  expect(scripts + calls + frames).not.toMatch(/example|google/);
});

test("CO-06 CA-02 a brand's site tells every address it answers at, its own first, and each says at once that it is there", async () => {
  await decide({ domains: ["https://play.example.org/fair", sites.playerUrl] });
  const { value } = await send(sites.playerUrl, {}, "GET", "/api/v1/domain-routes");
  expect(value).toEqual({ domainList: [{ domain: sites.playerUrl }, { domain: "https://play.example.org" }] });
  const ping = await fetch(`${sites.playerUrl}/api/v1/ping`);
  expect([ping.status, ping.headers.get("cross-origin-resource-policy"), ping.headers.get("cache-control")]).toEqual([
    200,
    "cross-origin",
    "no-store",
  ]);
});
