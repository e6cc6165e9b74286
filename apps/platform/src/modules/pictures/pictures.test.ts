import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import type { TestStaff } from "../../testing/people.ts";
import { picturesOfGames } from "../catalogue/index.ts";
import { picturesOfContent } from "../content/index.ts";
import { picturesOfSettings } from "../settings/index.ts";
import { cleanSvgElsewhere } from "./clean-svg-elsewhere.ts";
import { cleanSvg } from "./clean-svg.ts";
import { pictureJobs } from "./pictures.jobs.ts";

/** The smallest PNG there is: one transparent pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const LAMP =
  `<svg ${XMLNS} viewBox="0 0 40 20"><defs><linearGradient id="glow">` +
  `<stop offset="0" stop-color="#fb6"></stop></linearGradient></defs>` +
  `<path fill="url(#glow)" d="M0 0h40v20z"></path></svg>`;

let db: TestDatabase;
let sites: Sites;
let owner: TestStaff;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
  owner = await sites.staff("owner");
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

const upload = (bytes: Buffer | string, staff = owner) => {
  const form = new FormData();
  form.append(
    "file",
    new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]),
    "picture",
  );
  return staff.call("POST", "/pictures", form);
};

describe("a picture of staff", () => {
  test("is shown on both sites at an address of its own, for ever, and by itself it may run and load nothing", async () => {
    const kept = await upload(PNG);
    expect(kept).toMatchObject({
      status: 200,
      value: { url: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.png$/), width: 1, height: 1 },
    });
    for (const site of [sites.playerUrl, sites.consoleUrl]) {
      const shown = await fetch(site + kept.value.url);
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        "content-type": "image/png",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "x-content-type-options": "nosniff",
      });
    }
    const again = await fetch(sites.playerUrl + kept.value.url, {
      headers: { "if-none-match": `"${kept.value.url.split("/").at(-1)}"` },
    });
    expect(again.status).toBe(304);
  });

  test("is kept once however often it comes, and who sent it is in the audit trail", async () => {
    const [one, two] = [await upload(LAMP), await upload(LAMP)];
    expect(one.value).toMatchObject({ width: 40, height: 20 });
    expect(two.value).toEqual(one.value);
    const trail = await db.rows(
      sql`select actor, action from audit_row where subject = ${one.value.url}`,
    );
    expect(trail[0]).toEqual({ actor: owner.username, action: "picture.add" });
    expect(await (await fetch(sites.playerUrl + one.value.url)).text()).toBe(LAMP);
  });

  test.each([
    ["a page", "<html><body>Hi</body></html>", "NOT_A_PICTURE"],
    ["a text", "PNG", "NOT_A_PICTURE"],
    ["the beginning of one", Buffer.from("ffd8ffe000104a464946", "hex"), "NOT_A_PICTURE"],
    ["another kind", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1"), "NOT_A_PICTURE"],
    ["one of too many pixels", LAMP.replace("0 0 40 20", "0 0 5000 20"), "PICTURE_TOO_WIDE"],
    [
      "one of too many bytes",
      Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]),
      "PICTURE_TOO_LARGE",
    ],
  ])("is refused when it is %s", async (_what, bytes, code) => {
    expect(await upload(bytes)).toMatchObject({ status: 422, code });
  });

  test("is accepted from those who may write the brand's content", async () => {
    expect((await upload(PNG, await sites.staff("cashier"))).status).toBe(403);
    expect((await upload(PNG, await sites.staff("auditor"))).status).toBe(403);
  });

  test.each([
    "/pictures/0123456789abcdef0123456789abcdef.png",
    "/pictures/..%2Ftheme.js",
    "/pictures/x.html",
  ])("is all that is there: nothing at %s", async (path) => {
    expect((await fetch(sites.playerUrl + path)).status).toBe(404);
  });
});

test("a picture that nothing has shown for a day is forgotten; what a game, a vendor, a banner or a deposit method shows stays, and what was taken down has its day", async () => {
  const colours = ["#111", "#222", "#333", "#444", "#555", "#666"];
  const urls: string[] = [];
  for (const colour of colours) urls.push((await upload(LAMP.replace("#fb6", colour))).value.url);
  const [ofGame, ofVendor, ofBanner, takenDown, nowhere, ofMethod] = urls as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const forget = () =>
    pictureJobs(sites.platform, [picturesOfGames, picturesOfContent, picturesOfSettings]).tasks[
      "forget-pictures"
    ]?.({}, undefined as never);
  const statuses = () =>
    Promise.all(urls.map(async (url) => (await fetch(sites.playerUrl + url)).status));
  const aDayLater = () =>
    db.run(sql`update picture set unused_since = unused_since - interval '25 hours'`);
  await db.run(sql`
    with maker as (
      insert into vendor (slug, vassalage, name, dialect, logo_url)
      values ('frames', 'FRAMES', 'Frames', 'softswiss', ${ofVendor})
      returning id
    )
    insert into game (slug, vendor_id, code, name, display_name, game_type, icon_url)
    select 'framed', id, 'framed', 'Framed', 'Framed', 'RNG', ${ofGame} from maker`);
  await db.run(sql`
    insert into content_item (brand_id, kind, title, url, content)
    values (1, 'banner', 'Lamp', ${ofBanner}, ''),
      (1, 'help', 'Lamps', '', ${`<img src="${takenDown}">`})`);
  await db.run(sql`
    insert into brand_settings (brand_id, section, value)
    values (1, 'methods', ${JSON.stringify({ qr: { picture: ofMethod } })}::jsonb)`);

  await forget();
  expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
  await db.run(sql`delete from content_item where title = 'Lamps'`);
  await aDayLater();
  await forget();
  expect(await statuses()).toEqual([200, 200, 200, 200, 404, 200]);
  await aDayLater();
  await forget();
  expect(await statuses()).toEqual([200, 200, 200, 404, 404, 200]);

  expect((await upload(LAMP.replace("#fb6", "#555"))).value.url).toBe(nowhere);
  await forget();
  expect(await statuses()).toEqual([200, 200, 200, 404, 200, 200]);
});

describe("a drawing", () => {
  const drawn = (inside: string, attributes = "") =>
    cleanSvg(`<?xml version="1.0"?><!DOCTYPE svg><svg ${XMLNS}${attributes}>${inside}</svg>`);
  const clean = (inside: string) => `<svg ${XMLNS}>${inside}</svg>`;

  test.each([
    ["<script>alert(1)</script><g></g>", "<g></g>"],
    ['<path d="M0 0" onclick="alert(1)" ONLOAD="x"></path>', '<path d="M0 0"></path>'],
    ['<a href="javascript:alert(1)"><g></g></a>', "<g></g>"],
    [
      '<use href="https://evil.example/x.svg#a"></use><use href="#here"></use>',
      '<use></use><use href="#here"></use>',
    ],
    ["<foreignObject><p>Hi</p></foreignObject>", ""],
    ['<g><animate attributeName="href" to="javascript:alert(1)"></animate></g>', "<g></g>"],
    ['<image href="https://evil.example/track.png"></image>', ""],
    [
      '<path fill="url(https://evil.example/#x)" stroke="url(#s)"></path>',
      '<path stroke="url(#s)"></path>',
    ],
    ['<g style="background:u\\rl(https://evil.example)"></g>', "<g></g>"],
    ['<g style="background:\\75rl(//evil.example)"></g>', "<g></g>"],
  ])("%s keeps %s", (inside, kept) => {
    expect(drawn(inside)).toBe(clean(kept));
  });

  test("loses handlers of its own, and is none with styles that load something", () => {
    expect(drawn("", ' onload="alert(1)"')).not.toContain("onload");
    expect(drawn("<style>.a{fill:red}</style>")).toContain(".a{fill:red}");
    expect(drawn("<style>@import 'https://evil.example/a.css';</style>")).toBeUndefined();
    expect(drawn("<style>.a{fill:url(//evil.example)}</style>")).toBeUndefined();
  });

  test.each([
    [
      "a section that is no markup",
      "<style><![CDATA[</style><script>alert(1)</script><style>]]></style>",
    ],
    ["an escape in its styles", "<style>.a{fill:\\75rl(//evil.example)}</style>"],
    ["an escaped import", "<style>@\\69mport '//evil.example/a.css';</style>"],
    ["a style of pictures", "<style>.a{background:image-set('//evil.example/a.png' 1x)}</style>"],
  ])("with %s is none", (_what, inside) => {
    expect(drawn(inside)).toBeUndefined();
  });

  test("with a name for another text is none", () => {
    expect(
      cleanSvg(`<!DOCTYPE svg [<!ENTITY x "y">]><svg ${XMLNS}><text>&x;</text></svg>`),
    ).toBeUndefined();
  });

  test("of ten thousand elements, or a hundred thousand levels, is none, and is not even read", () => {
    expect(drawn("<g></g>".repeat(4_000))).toBeDefined();
    expect(drawn("<g></g>".repeat(10_000))).toBeUndefined();
    expect(drawn(`${"<g>".repeat(90)}${"</g>".repeat(90)}`)).toBeDefined();
    const started = process.cpuUsage();
    expect(drawn(`${"<g>".repeat(100_000)}${"</g>".repeat(100_000)}`)).toBeUndefined();
    expect(drawn("<g".repeat(100_000))).toBeUndefined();
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });

  test("is read in a thread of its own, which ends when it takes too long; the site answers meanwhile", async () => {
    expect(await cleanSvgElsewhere(LAMP)).toBe(LAMP);
    expect(await cleanSvgElsewhere(LAMP, 0)).toBeUndefined();
  });
});
