import { generateKeyPairSync } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { seedLottery } from "../index.ts";

const { db, sites } = await useSites();
const [ana, ben] = [await sites.staff("owner"), await sites.staff("owner")];
const GAME = "KENO-5M";
const reason = "The state draws it from now on";
const feed = {
  url: "https://results.example/{game}/{issue}",
  publicKey: generateKeyPairSync("ed25519")
    .publicKey.export({ type: "spki", format: "der" })
    .toString("base64"),
};

beforeAll(() => db.inTransaction(seedLottery));
beforeEach(async () => {
  await db.run(sql`
    update lottery_game
    set source = 'RNG', feed = null, lock_seconds = 10, hot = false
    where code = ${GAME}`);
  await db.run(
    sql`update approval set decided_at = now(), outcome = 'OVERTAKEN' where decided_at is null`,
  );
});

const change = (body: object, by = ana) =>
  by.call("PUT", `/lottery/games/${GAME}`, { reason, ...body });
const decide = (id: string, by = ben) => by.call("POST", `/approvals/${id}/approve`);
const game = async () =>
  (await ana.call("GET", "/lottery/games")).value.find(
    ({ code }: { code: string }) => code === GAME,
  );
const details = async (id: string) =>
  (await ben.call("GET", "/approvals")).value.find((one: { id: string }) => one.id === id).details;

test.each([
  ["typed in by hand", { source: "MANUAL" }],
  ["read from a feed", { source: "FEED", feed }],
])(
  "one member of staff alone can't have the results %s; two can, and what one may do is saved at once",
  async (_how, to) => {
    const asked = await change({ ...to, hot: true });
    expect(asked).toMatchObject({ status: 200, value: { approvalId: expect.any(String) } });
    const { approvalId } = asked.value;
    expect(await game()).toMatchObject({
      source: "RNG",
      feed: null,
      hot: true,
      waiting: [{ approvalId, title: "Drawing of a lottery", askedBy: ana.username, reason }],
    });
    expect(await decide(approvalId, ana)).toMatchObject({ status: 403, code: "OWN_REQUEST" });
    expect(await change({ ...to, hot: false })).toMatchObject({
      status: 409,
      code: "ASKED_ALREADY",
    });
    expect(await game()).toMatchObject({ source: "RNG", hot: true });
    expect((await decide(approvalId)).status).toBe(200);
    expect(await game()).toMatchObject({ ...to, waiting: [] });
  },
);

test("the second person sees what changes from and to, and of a lottery that is drawn elsewhere from now on when it is drawn and sold", async () => {
  await change({ lockSeconds: 0 });
  const { approvalId } = (await change({ source: "FEED", feed })).value;
  expect(await details(approvalId)).toEqual([
    { label: "Results", value: "drawn here → read from a feed" },
    { label: "Address of the feed", value: `none → ${feed.url}` },
    { label: "Key of the feed", value: `none → ${feed.publicKey}` },
    { label: "Drawn", value: expect.stringMatching(/^every 300 s, .*, as before$/) },
    { label: "Sales close", value: "0 s before the draw, as before" },
    { label: "Void when late", value: expect.stringMatching(/, as before$/) },
  ]);
});

test("the key of a feed, and how long bets are taken on a draw that is made elsewhere, need two people as well", async () => {
  await decide((await change({ source: "FEED", feed })).value.approvalId);
  const other = {
    ...feed,
    publicKey: generateKeyPairSync("ed25519")
      .publicKey.export({ type: "spki", format: "der" })
      .toString("base64"),
  };
  const key = (await change({ feed: other })).value.approvalId;
  expect(await details(key)).toEqual([
    { label: "Key of the feed", value: `${feed.publicKey} → ${other.publicKey}` },
  ]);
  expect((await game()).feed).toEqual(feed);
  await decide(key);
  expect((await game()).feed).toEqual(other);
  for (const later of [
    { lockSeconds: 0 },
    { maxLateSeconds: 77 },
    { timezone: "Pacific/Honolulu" },
    { calendar: { kind: "every", seconds: 600 } },
  ]) {
    const { approvalId } = (await change(later)).value;
    expect(approvalId).not.toBeNull();
    expect(await game()).not.toMatchObject(later);
    await ana.call("POST", `/approvals/${approvalId}/take-back`);
  }
  // Of our own draw nobody knows the outcome before it: its times are one person's to set.
  await decide((await change({ source: "RNG" })).value.approvalId);
  expect((await change({ lockSeconds: 30 })).value).toEqual({ approvalId: null });
  expect(await game()).toMatchObject({ source: "RNG", feed: null, lockSeconds: 30 });
});

test("what was approved is what the second person read: a lottery that was changed meanwhile stays as it is", async () => {
  const { approvalId } = (await change({ source: "MANUAL" })).value;
  await change({ lockSeconds: 0 });
  expect(await decide(approvalId)).toMatchObject({ status: 409, code: "GAME_CHANGED" });
  expect(await game()).toMatchObject({ source: "RNG", lockSeconds: 0 });
});

test("a draw from outside is moved to another time by two people, on one day as on all; a day without a draw takes one", async () => {
  const code = "VN-HA-NOI";
  const [day, other] = ["2030-02-01", "2030-02-02"];
  const path = (of: string) => `/lottery/games/${code}/exceptions/${of}`;
  const move = (of: string, drawsAt: string | null) =>
    ana.call("PUT", path(of), { drawsAt, reason });
  const seen = async () =>
    (await ana.call("GET", "/lottery/games")).value.find(
      (one: { code: string }) => one.code === code,
    );
  const days = async () =>
    (await seen()).exceptions.map((one: { day: string; drawsAt: string | null }) => [
      one.day,
      one.drawsAt,
    ]);
  expect((await move(other, "21:00")).value).toEqual({ approvalId: null });
  const toHand = (await ana.call("PUT", `/lottery/games/${code}`, { source: "MANUAL", reason }))
    .value.approvalId;
  expect(await details(toHand)).toContainEqual({
    label: "Days at another time",
    value: "2030-02-02 at 21:00",
  });
  await ana.call("DELETE", path(other));
  expect(await decide(toHand)).toMatchObject({ code: "GAME_CHANGED" });
  await ana.call("POST", `/approvals/${toHand}/take-back`);
  await decide(
    (await ana.call("PUT", `/lottery/games/${code}`, { source: "MANUAL", reason })).value
      .approvalId,
  );

  const { approvalId } = (await move(day, "23:30")).value;
  expect(await details(approvalId)).toEqual([
    { label: "Day", value: day },
    { label: "Drawn", value: "as scheduled → at 23:30" },
  ]);
  expect(await days()).toEqual([]);
  expect((await seen()).waiting).toMatchObject([{ approvalId, title: "Change of a draw's time" }]);
  expect(await move(day, "22:00")).toMatchObject({ status: 409, code: "ASKED_ALREADY" });
  expect(await decide(approvalId, ana)).toMatchObject({ code: "OWN_REQUEST" });
  expect((await decide(approvalId)).status).toBe(200);
  expect(await days()).toEqual([[day, "23:30"]]);
  const back = (await ana.call("DELETE", `${path(day)}?reason=As+announced`)).value.approvalId;
  expect(await days()).toEqual([[day, "23:30"]]);
  expect((await move(day, null)).value).toEqual({ approvalId: null });
  expect(await decide(back)).toMatchObject({ status: 409, code: "DAY_CHANGED" });
  expect(await days()).toEqual([[day, null]]);
  expect((await ana.call("DELETE", path(day))).value).toMatchObject({ approvalId: null });
});
