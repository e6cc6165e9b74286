import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readSentPicture } from "./sent-picture.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fb6" } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of black and white dots, a few bytes for every million of them. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(Math.min(height, 1_000) * (Math.ceil(width / 8) + 1)));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a picture of 60,000 by 60,000 dots is no picture, and says so at once", async () => {
  const sent = bomb(60_000, 60_000);
  expect(sent.length).toBeLessThan(100_000);
  expect(await readSentPicture(sent)).toBeUndefined();
});

test("a large picture is kept in a size that a screen shows, in its own proportions", async () => {
  const kept = await readSentPicture(await plain(6_000, 3_000).jpeg().toBuffer());
  expect(kept?.kind).toBe("jpg");
  expect(await sharp(kept?.bytes).metadata()).toMatchObject({
    width: 4_096,
    height: 2_048,
    format: "jpeg",
  });
});

test("a picture is kept upright and without what came beside its pixels", async () => {
  const sent = await plain(40, 20)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: "where it was taken" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const kept = await readSentPicture(
    Buffer.concat([sent, Buffer.from("<script>alert(1)</script>")]),
  );
  const { width, height, exif, orientation } = await sharp(kept?.bytes).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 20,
    height: 40,
    exif: undefined,
    orientation: undefined,
  });
  expect(kept?.bytes.includes("<script>")).toBe(false);
});

test.each([
  ["a page", Buffer.from("<html></html>")],
  ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
  ["nothing", Buffer.alloc(0)],
  ["the beginning of one", Buffer.from("ffd8ffe000104a464946", "hex")],
])("%s is no picture", async (_what, sent) => {
  expect(await readSentPicture(sent)).toBeUndefined();
});

test("a PNG stays one, with what it shows through", async () => {
  const sent = await sharp({
    create: { width: 3, height: 3, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const kept = await readSentPicture(sent);
  expect(kept?.kind).toBe("png");
  expect(await sharp(kept?.bytes).metadata()).toMatchObject({ hasAlpha: true, width: 3 });
});
