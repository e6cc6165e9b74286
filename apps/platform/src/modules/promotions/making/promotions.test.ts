import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { send } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { pesos, promotionOf } from "../testing/draft-of.ts";
import { keepTime } from "./keep-time.ts";

const { db, sites } = await useSites({ TWO_PERSON_ABOVE: pesos(10_000) });
const maker = await sites.staff("owner");
const other = await sites.staff("owner");

const made = async (more: object = {}, rule: object = {}) => {
  const { status, value } = await maker.call("POST", "/promotions", promotionOf({ ...more }, rule));
  expect(status).toBe(200);
  return value;
};
const act = (id: string, what: string, body: object = {}) =>
  maker.call("POST", `/promotions/${id}/${what}`, body);
const statusOf = async (id: string) =>
  (await maker.call("GET", `/promotions/${id}`)).value.status as string;
const listed = async (language = "en") =>
  (await send(sites.playerUrl, { language }, "GET", "/api/v1/promotions")).value as {
    id: string;
    title: string;
    status: string;
    language: string;
  }[];

test("PR-09 a draft is seen by staff alone; open, players and guests read it in their language, and its terms safe", async () => {
  const { id } = await made({
    words: {
      EN: { title: "Match", about: "Doubled.", terms: "<p onclick=x>Once</p><script>1</script>" },
      VI: { title: "Thưởng", about: "Nhân đôi.", terms: "" },
    },
  });
  expect((await listed()).some((one) => one.id === id)).toBe(false);
  expect((await act(id, "open")).value).toMatchObject({
    status: "OPEN",
    steps: [
      { status: "DRAFT", actor: maker.username },
      { status: "COMING_SOON", actor: maker.username },
      { status: "OPEN", actor: maker.username },
    ],
  });
  expect((await listed()).find((one) => one.id === id)).toMatchObject({
    title: "Match",
    status: "OPEN",
    language: "en",
  });
  expect((await listed("vi")).find((one) => one.id === id)).toMatchObject({ title: "Thưởng" });
  const detail = await send(sites.playerUrl, {}, "GET", `/api/v1/promotions/${id}`);
  expect(detail.value).toMatchObject({
    terms: "<p>Once</p>",
    currency: "PHP",
    rule: { times: 12, keys: [] },
  });
});

test("PR-09 a promotion moves only along its table, and the database itself refuses anything else", async () => {
  const { id } = await made();
  expect(await act(id, "pause", { reason: "a typo", paused: true })).toMatchObject({
    code: "WRONG_STATE",
  });
  await act(id, "close", { reason: "Not wanted" });
  for (const what of ["open", "close"])
    expect(await act(id, what, { reason: "once more" })).toMatchObject({ code: "WRONG_STATE" });
  await expect(
    db.run(sql`update promotion set status = 'OPEN' where public_id = ${id}`),
  ).rejects.toThrow("cannot go from CLOSE to OPEN");
  await expect(
    db.run(sql`insert into promotion (public_id, brand_id, status) values ('x', 1, 'OPEN')`),
  ).rejects.toThrow("cannot begin as OPEN");
});

test("a budget above one person's limit, or without an end, is opened by two people who saw the same version", async () => {
  const large = await made({ budget: pesos(10_001) });
  const endless = await made({ budget: null });
  for (const { id } of [large, endless]) {
    expect((await act(id, "open")).value).toMatchObject({
      status: "DRAFT",
      asked: { by: maker.username },
    });
    expect(await act(id, "open")).toMatchObject({ code: "ASKED" });
    const { value } = await other.call("GET", "/approvals?part=waiting");
    const asked = JSON.stringify(value).match(new RegExp(`ap_[0-9a-v]{20}(?=[^{}]*${id})`))?.[0];
    expect(asked).toBeDefined();
    await other.call("POST", `/approvals/${asked}/approve`, {});
    expect(await statusOf(id)).toBe("OPEN");
  }
});

test("what one person opens counts with what they opened in the day", async () => {
  const lone = await sites.staff("owner");
  const opened: string[] = [];
  for (const _ of [1, 2, 3]) {
    const { value } = await lone.call("POST", "/promotions", promotionOf());
    opened.push((await lone.call("POST", `/promotions/${value.id}/open`, {})).value.status);
  }
  expect(opened.at(-1)).toBe("DRAFT");
});

test("once announced the terms stay and the words may change, on the version that was seen", async () => {
  const beginning = { startsAt: "2100-01-01T00:00:00Z" };
  const { id } = await made(beginning);
  await db.run(sql`delete from approval where kind = 'promotions.open'`);
  const { value } = await act(id, "open");
  expect(value.status).toBe("COMING_SOON");
  const put = (version: number, promotion: object) =>
    maker.call("PUT", `/promotions/${id}`, { version, promotion });
  expect(await put(1, promotionOf(beginning, { times: 13 }))).toMatchObject({
    code: "TERMS_FIXED",
  });
  expect(await put(1, promotionOf({ ...beginning, budget: null }))).toMatchObject({
    code: "TERMS_FIXED",
  });
  const words = { EN: { title: "Better words", about: "Doubled.", terms: "" } };
  expect((await put(1, promotionOf({ ...beginning, words }))).value.version).toBe(2);
  expect(await put(1, promotionOf({ ...beginning, words }))).toMatchObject({
    code: "CHANGED_MEANWHILE",
  });
  expect(
    await db.rows(sql`
    select v.version from promotion_version v join promotion on promotion.id = v.promotion
    where public_id = ${id} order by 1`),
  ).toHaveLength(2);
});

test("a promotion opens and closes by the database's clock, and paused it is off the site", async () => {
  await db.run(sql`delete from approval where kind = 'promotions.open'`);
  const { id } = await made({
    startsAt: "2100-01-01T00:00:00Z",
    endsAt: "2100-02-01T00:00:00Z",
  });
  await act(id, "open");
  const pass = async (what: string) => {
    await db.run(sql`
      update promotion_version
      set starts_at = now() - interval '2 hours',
        ends_at = now() + ${what === "end" ? "-1 hour" : "1 hour"}::interval
      where promotion = (select id from promotion where public_id = ${id})`);
    await keepTime(sites.platform);
    return statusOf(id);
  };
  await keepTime(sites.platform);
  expect(await statusOf(id)).toBe("COMING_SOON");
  expect((await listed()).find((one) => one.id === id)).toMatchObject({ status: "COMING_SOON" });
  expect(await pass("beginning")).toBe("OPEN");
  const pause = (paused: boolean) => act(id, "pause", { reason: "a typo", paused });
  await pause(true);
  expect((await listed()).some((one) => one.id === id)).toBe(false);
  await pause(false);
  expect(await pass("end")).toBe("CLOSE");
  expect((await listed()).find((one) => one.id === id)).toMatchObject({ status: "CLOSE" });
});

test("what the law of the brand forbids can't be saved or opened, and guests are not shown what may not be advertised", async () => {
  await db.run(sql`delete from approval where kind = 'promotions.open'`);
  const { id } = await made();
  const open = await made();
  await act(open.id, "open");
  await chooseProfiles(db, ["STRICT"]);
  const refused = await maker.call("POST", "/promotions", promotionOf());
  expect([refused.status, refused.code]).toEqual([422, "AGAINST_LAW"]);
  expect(refused.message).toContain("bonus.welcome");
  expect(await act(id, "open")).toMatchObject({ code: "AGAINST_LAW" });
  expect(await listed()).toEqual([]);
});
