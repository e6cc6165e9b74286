import { sql } from "@perya/postgres/sql";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fetchAt } from "../../testing/fetch-at.ts";
import { useSites } from "../../testing/use-sites.ts";
import { send } from "../../testing/people.ts";
import { makeSafe } from "./make-safe.ts";

const { db, sites } = await useSites();
const owner = await sites.staff("owner");

const announced = async (query = "") =>
  (await send(sites.playerUrl, {}, "GET", `/api/v1/announcements${query}`)).value;
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const add = (item: Readonly<Record<string, unknown>>) =>
  owner.call("POST", "/content", { kind: "player", title: "News", published: true, ...item });
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe("CA-21 in the reader's language", () => {
  const asked = async (path: string, language?: string) =>
    (await send(sites.playerUrl, language ? { language } : {}, "GET", `/api/v1${path}`)).value;
  const inOne = { title: "Mới", content: "<p>Xin chào</p><script>x()</script>" };

  test("an item is said in the language that was asked for, made safe, or in the brand's, and names it", async () => {
    await add({ title: "New", content: "<p>Hello</p>", translations: { VI: inOne } });
    await add({
      kind: "help",
      title: "Ajuda",
      language: "PT-BR",
      translations: { TY: { title: "Tulong" } },
    });
    const first = async (language?: string) => (await asked("/announcements", language)).player[0];
    expect(await first("vi")).toMatchObject({
      title: "Mới",
      content: "<p>Xin chào</p>",
      language: "vi",
    });
    for (const other of [undefined, "AR", "en", "xx"])
      expect(await first(other)).toMatchObject({ title: "New", language: "en" });
    const help = async (language?: string) => (await asked("/help", language)).list;
    expect(await help("TY")).toEqual([{ title: "Tulong", content: "", language: "fil" }]);
    expect(await help("PT")).toEqual([{ title: "Ajuda", content: "", language: "pt-BR" }]);
    expect(await help("AR")).toEqual([{ title: "Ajuda", content: "", language: "pt-BR" }]);
    expect((await asked("/help?language=TY")).list).toMatchObject([{ language: "fil" }]);
    await db.run(sql`delete from content_item`);
  });

  test("a translation has a title and, where the item has one, a text, and is in another language than the item", async () => {
    const tried = async (item: Readonly<Record<string, unknown>>) => (await add(item)).status;
    const content = "<p>Hello</p>";
    expect(await tried({ content, translations: { VI: { title: "Mới" } } })).toBe(400);
    expect(await tried({ translations: { VI: { title: " " } } })).toBe(400);
    expect(await tried({ translations: { EN: { title: "New" } } })).toBe(400);
    expect(await tried({ translations: { XX: { title: "New" } } })).toBe(400);
    expect(await tried({ language: "VI", translations: { EN: { title: "New" } } })).toBe(200);
    await db.run(sql`delete from content_item`);
  });
});

describe("CA-06 CA-11 announcements", () => {
  test("come by type, each with its title, content and time, banners with their place and where they lead", async () => {
    await add({ title: "For players", content: "<p>Welcome</p>" });
    await add({ kind: "popup", title: "A popup" });
    await add({ kind: "promotion", title: "Double points" });
    await add({
      kind: "banner",
      title: "Lanterns",
      groupName: "w_home",
      url: "https://cdn.example/l.png",
      link: "/rng",
    });
    await add({
      kind: "banner",
      title: "Elsewhere",
      groupName: "w_rng",
      url: "https://cdn.example/e.png",
      link: "https://example.com/",
    });
    const all = await announced();
    expect(all.player).toMatchObject([
      { title: "For players", content: "<p>Welcome</p>", timestamp: expect.any(Number) },
    ]);
    expect([titles(all.popup), titles(all.promotion)]).toEqual([["A popup"], ["Double points"]]);
    expect(all.banners).toMatchObject([
      {
        bannerId: expect.any(String),
        url: "https://cdn.example/e.png",
        groupName: "w_rng",
        linkageType: "URL",
        link: "https://example.com/",
      },
      { groupName: "w_home", linkageType: "ROUTE", link: "/rng" },
    ]);
    expect(await announced("?type=PL,PR")).toMatchObject({
      player: [{}],
      banners: [],
      popup: [],
      promotion: [{}],
    });
    expect(await announced("?execution=popup")).toMatchObject({
      player: [],
      banners: [],
      popup: [{}],
      promotion: [],
    });
    expect((await send(sites.playerUrl, {}, "GET", "/api/v1/announcements?type=X")).status).toBe(
      400,
    );
  });

  test("are shown while they are published and their time has come and not gone, in the brand's order", async () => {
    await db.run(sql`delete from content_item`);
    await add({ title: "Second", order: 2, startsAt: day(-1), endsAt: day(1) });
    await add({ title: "First", order: 1 });
    await add({ title: "Not yet", startsAt: day(1) });
    await add({ title: "Gone", endsAt: day(-1) });
    await add({ title: "A draft", published: false });
    expect(titles((await announced()).player)).toEqual(["First", "Second"]);
  });

  test("are their brand's own", async () => {
    await db.run(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('b.example', 'B', false, 'PHP', 'PH', 'Asia/Manila', 18)`);
    const reply = await fetchAt("b.example", `${sites.playerUrl}/api/v1/announcements`);
    expect(await reply.json()).toMatchObject({ value: { player: [] } });
  });

  test("of help come with title and content", async () => {
    await add({ kind: "help", title: "Deposits", content: "<p>By bank.</p>" });
    expect(
      (await send(sites.playerUrl, {}, "GET", "/api/v1/help?language=EN&device=WEB")).value,
    ).toEqual({
      list: [{ title: "Deposits", content: "<p>By bank.</p>", language: "en" }],
    });
  });
});

describe("HTML of staff", () => {
  test.each([
    ['<p onclick="x()">Hi<script>alert(1)</script></p>', "<p>Hi</p>"],
    ['<img src="x" onerror="alert(1)">', ""],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer" target="_blank">x</a>'],
    [
      '<a href="https://example.com" style="position:fixed">x</a>',
      '<a href="https://example.com" rel="noopener noreferrer" target="_blank">x</a>',
    ],
    ['<iframe src="https://example.com"></iframe><style>*{display:none}</style>', ""],
    ["<b>bold</b> &amp; <i>thin", "<b>bold</b> &amp; <i>thin</i>"],
  ])("%s becomes %s", (written, safe) => {
    expect(makeSafe(written)).toBe(safe);
  });

  test("made safe twice is the same, and no handler, script or script address is ever left", () => {
    const part = fc.constantFrom(
      "<p",
      "<a href=",
      '"',
      "javascript:",
      "onload=x",
      ">",
      "<script>",
      "</p>",
      "<svg/onload=",
      "&#106;avascript:",
      "x",
      " ",
      "<!--",
      "'",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const safe = makeSafe(parts.join(""));
        expect(makeSafe(safe)).toBe(safe);
        expect(safe).not.toMatch(/<script|<svg|<[^>]*\son\w+=|href="?\s*javascript:/i);
      }),
    );
  });
});

describe("staff", () => {
  test("change what they saw, lose nothing of a colleague's, and each change is in the audit trail", async () => {
    const { value: made } = await add({ title: "Typo", content: "<p>x</p><script>y</script>" });
    expect(made).toMatchObject({ title: "Typo", content: "<p>x</p>", version: "1" });
    const put = (version: string, title: string) =>
      owner.call("PUT", `/content/${made.id}`, { version, item: { kind: "player", title } });
    expect(await put("1", "Corrected")).toMatchObject({
      status: 200,
      value: { version: "2", title: "Corrected" },
    });
    expect(await put("1", "Late")).toMatchObject({ status: 409, code: "CHANGED_MEANWHILE" });
    expect(await owner.call("DELETE", `/content/${made.id}?version=1`)).toMatchObject({
      status: 409,
    });
    expect((await owner.call("DELETE", `/content/${made.id}?version=2`)).status).toBe(200);
    expect((await put("2", "Gone")).status).toBe(404);
    const trail = await db.rows<{ action: string }>(
      sql`select action from audit_row where subject in ('Typo', 'Corrected') order by n`,
    );
    expect(trail.map(({ action }) => action)).toEqual([
      "content.add",
      "content.change",
      "content.remove",
    ]);
  });

  test.each([
    [{ kind: "banner" }, "url"],
    [{ title: " " }, "title"],
    [{ link: "javascript:alert(1)" }, "link"],
    [{ link: "//evil.example" }, "link"],
    [{ url: "data:text/html,x" }, "url"],
    [{ startsAt: day(2), endsAt: day(1) }, "endsAt"],
  ])("are told which field is wrong in %j", async (item, field) => {
    const answer = await add(item);
    expect([answer.status, answer.value[0].field]).toEqual([400, field]);
    expect(answer.value[0].message).not.toBe("Invalid input");
  });

  test("move something to a place among its own, news come before older news, and everything else behind", async () => {
    await db.run(sql`delete from content_item`);
    const banner = (title: string, groupName = "w_home") =>
      add({ kind: "banner", title, groupName, url: "/pictures/x.png" });
    const [one, two, three] = [await banner("One"), await banner("Two"), await banner("Three")];
    await banner("Elsewhere", "w_rng");
    const row = async () =>
      titles(
        (await announced("?type=B")).banners.filter(
          ({ groupName }: { groupName: string }) => groupName === "w_home",
        ),
      );
    const move = (id: string, place: number) =>
      owner.call("POST", `/content/${id}/move`, { place });
    expect(await row()).toEqual(["One", "Two", "Three"]);
    await move(two.value.id, 2);
    await move(three.value.id, 1);
    expect(await row()).toEqual(["Three", "One", "Two"]);
    await move(three.value.id, 99);
    expect(await row()).toEqual(["One", "Two", "Three"]);
    await banner("Four");
    expect(await row()).toEqual(["One", "Two", "Three", "Four"]);
    await owner.call("PUT", `/content/${one.value.id}`, {
      version: "1",
      item: {
        kind: "banner",
        title: "One",
        groupName: "w_home",
        url: "/pictures/y.png",
        published: true,
      },
    });
    expect(await row()).toEqual(["One", "Two", "Three", "Four"]);
    const news = await add({ title: "Older" });
    await move(news.value.id, 1);
    await add({ title: "Newer" });
    expect(titles((await announced("?type=PL")).player)).toEqual(["Newer", "Older"]);
  });

  test("see how a text would stand in the site before it does", async () => {
    const asked = { content: "<p onclick='x()'>Hi<script>alert(1)</script></p>" };
    expect(await owner.call("POST", "/content/preview", asked)).toMatchObject({
      status: 200,
      value: { content: "<p>Hi</p>" },
    });
    expect(
      (await (await sites.staff("auditor")).call("POST", "/content/preview", asked)).status,
    ).toBe(403);
  });

  test("without the permission read nothing", async () => {
    expect((await (await sites.staff("cashier")).call("GET", "/content")).status).toBe(403);
    expect((await (await sites.staff("auditor")).call("GET", "/content")).status).toBe(200);
  });
});
