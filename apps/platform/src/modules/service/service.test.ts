import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { useSites } from "../../testing/use-sites.ts";
import { answers, conversationOf, PNG, readBy, unreadOf, writes } from "./testing/use-service.ts";

const { db, sites } = await useSites();
const support = await sites.staff("support", 1n);

describe("a conversation", () => {
  test("waits for staff when the player writes, is answered by staff, closed, and opened again by the next message", async () => {
    const player = await sites.player();
    expect(await readBy(player)).toEqual({
      state: "open",
      topic: "general",
      messages: [],
      hasEarlier: false,
    });
    await writes(player, "Where is my deposit?");
    const id = await conversationOf(support, player);
    const states = [(await readBy(player)).state];
    await answers(support, id, "It has just arrived.");
    states.push((await readBy(player)).state);
    await support.call("POST", `/service/${id}/close`);
    states.push((await readBy(player)).state);
    await writes(player, "Thank you!");
    states.push((await readBy(player)).state);
    expect(states).toEqual(["waiting", "answered", "closed", "waiting"]);
    expect(
      (await readBy(player)).messages.map((one: { author: string; text: string }) => [
        one.author,
        one.text,
      ]),
    ).toEqual([
      ["player", "Where is my deposit?"],
      ["staff", "It has just arrived."],
      ["system", ""],
      ["player", "Thank you!"],
    ]);
    expect(JSON.stringify(await readBy(player))).not.toContain(support.username);
  });

  test("is read page by page, and nothing twice", async () => {
    const player = await sites.player();
    await writes(player, "1");
    await db.run(sql`
      insert into service_message (conversation_id, seq, author, text, key)
      select id, n, 'player', n::text, gen_random_uuid()
      from service_conversation, generate_series(2, 70) n
      where player = ${player.id}`);
    await db.run(sql`update service_conversation set last_seq = 70 where player = ${player.id}`);
    const texts: string[] = [];
    let query = "";
    for (let pages = 1; ; pages++) {
      const page = await readBy(player, query);
      texts.unshift(...page.messages.map((one: { text: string }) => one.text));
      if (!page.hasEarlier) {
        expect(pages).toBe(3);
        break;
      }
      query = `?before=${page.messages[0].seq}`;
    }
    expect(texts).toEqual(Array.from({ length: 70 }, (_, at) => String(at + 1)));
  });

  test("has messages of up to 2000 characters, with words or a picture", async () => {
    const player = await sites.player();
    expect(await writes(player, "👋".repeat(2_000))).toMatchObject({ status: 200 });
    expect(await writes(player, "👋".repeat(2_001))).toMatchObject({
      status: 422,
      code: "MESSAGE_TOO_LONG",
    });
    expect(await writes(player, "  \n ")).toMatchObject({ status: 422, code: "MESSAGE_EMPTY" });
    expect(await writes(player, "", { images: [PNG] })).toMatchObject({ status: 200 });
    expect(await writes(player, "Hi", { key: "1" })).toMatchObject({
      status: 400,
      code: "KEY_INVALID",
    });
    const script = Buffer.from("<svg onload='alert(1)'/>");
    expect(await writes(player, "Look", { images: [script] })).toMatchObject({
      status: 422,
      code: "NOT_A_PICTURE",
    });
  });

  test("shows a picture, encoded again, to its player and to staff of the brand, and to nobody else", async () => {
    const [player, other] = [await sites.player(), await sites.player()];
    const photo = await sharp({
      create: { width: 40, height: 20, channels: 3, background: "#fb6" },
    })
      .withExif({ IFD0: { Copyright: "Where I live" } })
      .jpeg()
      .toBuffer();
    await writes(player, "My slip", { images: [photo] });
    await writes(other, "Hello");
    const id = await conversationOf(support, player);
    const seen = await fetch(
      `${sites.consoleUrl}/operator/v1/service/${id}/messages/1/pictures/1`,
      {
        headers: { cookie: support.cookie },
      },
    );
    const bytes = Buffer.from(await seen.arrayBuffer());
    expect(bytes.includes("Where I live")).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 20 });
    const asked = "/service/messages/1/pictures/1";
    expect((await player.call("GET", asked)).status).toBe(200);
    expect((await other.call("GET", asked)).status).toBe(404);
    expect((await fetch(`${sites.playerUrl}/api/v1${asked}`)).status).toBe(401);
  });
});

describe("a message sent again", () => {
  test("under its key is written once, however many copies come at the same time", async () => {
    const player = await sites.player();
    const key = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => writes(player, "Only once", { key, images: [PNG] })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await readBy(player)).messages).toHaveLength(1);
    expect(await writes(player, "Something else", { key })).toMatchObject({
      status: 409,
      code: "KEY_REUSED",
    });
    const id = await conversationOf(support, player);
    const again = randomUUID();
    await answers(support, id, "Yes?", { key: again });
    await answers(support, id, "Yes?", { key: again });
    expect((await readBy(player)).messages).toHaveLength(2);
  });

  test("counts once, and a player writes no more than two hundred a day", async () => {
    const player = await sites.player();
    const key = randomUUID();
    await writes(player, "first", { key });
    await db.run(sql`
      insert into service_message (conversation_id, seq, author, text, key)
      select id, n, 'player', 'again', gen_random_uuid()
      from service_conversation, generate_series(2, 200) n
      where player = ${player.id}`);
    await db.run(sql`update service_conversation set last_seq = 200 where player = ${player.id}`);
    expect(await writes(player, "one more")).toMatchObject({
      status: 429,
      code: "TOO_MANY_REQUESTS",
    });
    expect(await writes(player, "first", { key })).toMatchObject({ status: 200 });
    await db.run(sql`
      update service_message set at = at - interval '25 hours'
      where conversation_id = (select id from service_conversation where player = ${player.id})`);
    expect(await writes(player, "tomorrow")).toMatchObject({ status: 200 });
  });

  test("is refused above twenty a minute from one player, and others still write", async () => {
    const [player, other] = [await sites.player(), await sites.player()];
    const statuses: number[] = [];
    for (let at = 1; at <= 21; at++) statuses.push((await writes(player, `message ${at}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(await writes(other, "Hello")).toMatchObject({ status: 200 });
  });
});

describe("what is unread", () => {
  test("is what the other side wrote after the read mark, which only moves on", async () => {
    const player = await sites.player();
    await writes(player, "Hello?");
    const id = await conversationOf(support, player);
    const rowOf = async () =>
      (await support.call("GET", `/service?search=${player.publicId}`)).value.content[0];
    expect((await rowOf()).unread).toBe(1);
    await support.call("POST", `/service/${id}/read`, { seq: 1 });
    expect((await rowOf()).unread).toBe(0);
    expect(await unreadOf(player)).toBe(0);
    await answers(support, id, "Hello!");
    await answers(support, id, "How can we help?");
    expect(await unreadOf(player)).toBe(2);
    expect((await player.call("POST", "/service/read", { seq: 2 })).value).toEqual({ unread: 1 });
    expect((await player.call("POST", "/service/read", { seq: 99 })).value).toEqual({ unread: 0 });
    expect((await player.call("POST", "/service/read", { seq: 1 })).value).toEqual({ unread: 0 });
    await answers(support, id, "Still there?");
    expect(await unreadOf(player)).toBe(1);
  });

  test("is pushed to the player's open pages, and to nobody else's", async () => {
    const [player, other] = [await sites.player(), await sites.player()];
    const heard: Record<"own" | "other", unknown[]> = { own: [], other: [] };
    const { live } = sites.platform;
    const stops = [
      live.listen(player.id, (event) => heard.own.push(event)),
      live.listen(other.id, (event) => heard.other.push(event)),
    ];
    await writes(player, "Hello?");
    const id = await conversationOf(support, player);
    await answers(support, id, "Hello!");
    await player.call("POST", "/service/read", { seq: 2 });
    for (const stop of stops) stop();
    expect(heard).toEqual({
      own: [0, 1, 0].map((unread) => ({ type: "service", unread })),
      other: [],
    });
  });
});
