import sharp from "sharp";
import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { useSites } from "../../testing/use-sites.ts";

/** The smallest PNG there is, and a small JPEG. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const JPG = await sharp({ create: { width: 2, height: 1, channels: 3, background: "#fb6" } })
  .jpeg()
  .toBuffer();
const MB = 1024 * 1024;
const { db, sites } = await useSites();
const player = await sites.player();

async function send(
  content: string,
  images: readonly (readonly [name: string, bytes: Buffer])[] = [],
  who = player,
) {
  const form = new FormData();
  form.append("content", content);
  for (const [name, bytes] of images)
    form.append("images", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), name);
  return who.call("PUT", "/feedback", form);
}
const kept = async () =>
  Number((await db.row<{ n: bigint }>(sql`select count(*) as n from feedback`))?.n);

describe("ID-13 feedback", () => {
  test("of 140 characters with three pictures is kept, and staff of the brand read it and see the pictures", async () => {
    const words = "ñ👋".repeat(70);
    const images = [
      ["a.png", PNG],
      ["b.jpg", JPG],
      ["c.png", PNG],
    ] as const;
    expect(await send(words, images)).toMatchObject({ status: 200 });
    const support = await sites.staff("support", 1n);
    const [row] = (await support.call("GET", "/feedback")).value.content;
    expect(row).toMatchObject({ content: words, images: 3, player: { username: player.username } });
    expect((await support.call("GET", `/feedback/${row.id}/images/2`)).status).toBe(200);
    const bytes = await fetch(`${sites.consoleUrl}/operator/v1/feedback/${row.id}/images/2`, {
      headers: { cookie: support.cookie },
    });
    expect(bytes.headers.get("content-type")).toBe("image/jpeg");
    expect(await sharp(Buffer.from(await bytes.arrayBuffer())).metadata()).toMatchObject({
      format: "jpeg",
      width: 2,
      height: 1,
    });
    const other = await db.row<{ id: bigint }>(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('other.example', 'Other', false, 'PHP', 'PH', 'Asia/Manila', 18)
      returning id`);
    const elsewhere = await sites.staff("support", other?.id ?? 0n);
    expect((await elsewhere.call("GET", "/feedback")).value.content).toEqual([]);
    expect((await elsewhere.call("GET", `/feedback/${row.id}/images/2`)).status).toBe(404);
  });

  test.each([
    ["nothing", ""],
    ["blanks", "   \n "],
    ["141 characters", "a".repeat(141)],
  ])("of %s is refused with 'between 1 and 140 words'", async (_what, words) => {
    const before = await kept();
    expect(await send(words)).toMatchObject({
      status: 422,
      code: "FEEDBACK_LENGTH",
      message: expect.stringContaining("between 1 and 140 words"),
    });
    expect(await kept()).toBe(before);
  });

  test("takes pictures by what they are and not by what they are called", async () => {
    expect(
      await send("Look", [["photo.png", Buffer.from("<svg onload='alert(1)'/>")]]),
    ).toMatchObject({ status: 422, code: "NOT_A_PICTURE" });
    expect(await send("Look", [["notes.txt", PNG]])).toMatchObject({ status: 200 });
  });

  test("takes pictures of 5 MB and none above, and three of them and no fourth", async () => {
    expect(
      (await send("Big", [["big.png", Buffer.concat([PNG, Buffer.alloc(5 * MB - PNG.length)])]]))
        .status,
    ).toBe(200);
    expect(
      await send("Too big", [["big.png", Buffer.concat([PNG, Buffer.alloc(5 * MB)])]]),
    ).toMatchObject({ status: 422, code: "IMAGE_TOO_LARGE" });
    const four = [1, 2, 3, 4].map((n) => [`${n}.png`, PNG] as const);
    expect(await send("Four", four)).toMatchObject({ status: 422, code: "TOO_MANY_IMAGES" });
  });

  test("is taken twenty times a day from one player", async () => {
    const talker = await sites.player();
    await db.run(sql`
      insert into feedback (brand_id, player_id, content)
      select 1, ${talker.id}, 'again' from generate_series(1, 19)`);
    expect((await send("twenty", [], talker)).status).toBe(200);
    expect(await send("twenty-one", [], talker)).toMatchObject({
      status: 429,
      code: "TOO_MANY_REQUESTS",
    });
  });
});
