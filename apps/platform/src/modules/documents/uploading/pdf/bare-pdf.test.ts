import { PDFDocument, PDFName, PDFRawStream, PDFString } from "@cantoo/pdf-lib";
import { deflateSync, inflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { photo } from "../../testing/use-documents.ts";
import { barePdfElsewhere } from "./bare-pdf-elsewhere.ts";

/** A scanned page with everything in it that says who made it, and what could run. */
async function marked(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.setAuthor("Ana-the-author");
  document.setProducer("Scanner-of-Ana");
  const { context, catalog } = document;
  const stream = (text: string, dict = {}) => context.register(context.stream(text, dict));
  catalog.set(PDFName.of("Metadata"), stream("<x:xmpmeta>Ana-in-xmp</x:xmpmeta>"));
  catalog.set(
    PDFName.of("OpenAction"),
    context.obj({ S: "JavaScript", JS: PDFString.of("app.alert('Ana-runs')") }),
  );
  await document.attach(Buffer.from("Ana-attached"), "ana.txt", { mimeType: "text/plain" });
  document.addJavaScript("start", "Ana-script");
  const page = document.addPage([200, 100]);
  page.drawText("Statement of account", { x: 10, y: 10, size: 8 });
  page.drawImage(await document.embedJpg(await photo()), { x: 10, y: 30, width: 40, height: 30 });
  page.node.set(PDFName.of("Thumb"), stream("Ana-in-miniature"));
  page.node.set(PDFName.of("PieceInfo"), context.obj({ Ana: { Private: "Ana-s-tool" } }));
  const look = (text: string) =>
    stream(`0 0 5 5 re f %${text}`, {
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, 0, 5, 5],
      Metadata: stream("Ana-in-a-form"),
    });
  const note = (subtype: string, text: string) =>
    context.register(
      context.obj({
        Type: "Annot",
        Subtype: subtype,
        Rect: [0, 0, 5, 5],
        T: PDFString.of("Ana-s-name"),
        Contents: PDFString.of("Ana-s-remark"),
        AP: { N: look(text) },
        A: { S: "JavaScript", JS: PDFString.of("Ana-clicked") },
      }),
    );
  page.node.set(
    PDFName.of("Annots"),
    context.obj([note("Stamp", "a-stamp"), note("FileAttachment", "a-pin")]),
  );
  return document;
}

const MEGABYTE = 1024 * 1024;
const plain = { useObjectStreams: false } as const;
const save = async (document: PDFDocument, options = {}) =>
  Buffer.from(await document.save(options));

/** Everything that a PDF has in it, uncompressed. */
async function inside(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const raw = document.context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream
        ? `${object.dict.toString()} ${Buffer.from(uncompressed(object)).toString("latin1")}`
        : object.toString(),
    );
  return `${raw.join("\n")} ${Buffer.from(bytes).toString("latin1")}`;
}

function uncompressed(stream: PDFRawStream): Uint8Array {
  return stream.dict.get(PDFName.of("Filter")) === PDFName.of("FlateDecode")
    ? inflateSync(stream.contents)
    : stream.contents;
}

test.each([
  ["its objects one by one", plain],
  ["its objects compressed together", { useObjectStreams: true }],
])(
  "a PDF with %s keeps its pages, and nothing of who made it or what could run",
  async (_what, options) => {
    const sent = await save(await marked(), options);
    const before = await inside(sent);
    for (const word of ["Ana-in-xmp", "Ana-runs", "Ana-attached", "Ana-in-miniature", "Exif"])
      expect(before).toContain(word);
    const kept = await barePdfElsewhere(sent);
    if (!kept.ok) throw new Error(kept.refusal);
    const after = await inside(kept.value);
    expect(after).not.toMatch(/Ana|Exif|Metadata|JavaScript|Thumb|EmbeddedFile|a-pin|pdf-lib/);
    expect(after).toContain("a-stamp");
    const [page] = (await PDFDocument.load(kept.value)).getPages();
    expect(page?.getSize()).toEqual({ width: 200, height: 100 });
    expect(after).toContain(Buffer.from("Statement of account").toString("hex").toUpperCase());
  },
);

test("a picture in a PDF keeps its pixels", async () => {
  const [sent, picture] = [await save(await marked(), plain), await photo()];
  const kept = await barePdfElsewhere(sent);
  if (!kept.ok) throw new Error(kept.refusal);
  const { context } = await PDFDocument.load(kept.value);
  const streams = context.enumerateIndirectObjects().map(([, object]) => object);
  const jpeg = streams.find(
    (one) =>
      one instanceof PDFRawStream && one.dict.get(PDFName.of("Filter")) === PDFName.of("DCTDecode"),
  ) as PDFRawStream;
  expect((await sharp(jpeg.contents).metadata()).exif).toBeUndefined();
  expect(await sharp(jpeg.contents).raw().toBuffer()).toEqual(
    await sharp(picture).raw().toBuffer(),
  );
});

test("what an earlier version of a PDF said is gone with it", async () => {
  const first = await save(await marked(), plain);
  const document = await PDFDocument.load(first, { forIncrementalUpdate: true });
  document.setAuthor("Ben");
  const sent = Buffer.concat([first, await document.saveIncremental(document.takeSnapshot())]);
  const kept = await barePdfElsewhere(sent);
  expect(kept.ok && (await inside(kept.value))).not.toMatch(/Ana|Ben/);
});

test("a PDF behind a password is refused as that, and nothing that can't be read is kept", async () => {
  const locked = await marked();
  locked.encrypt({ userPassword: "secret", ownerPassword: "owner" });
  const whole = await save(await marked(), plain);
  const cut = whole.subarray(0, whole.length / 3);
  const broken = Buffer.from(whole.toString("latin1").replaceAll("\xff\xd8", "\xff\xd7"), "latin1");
  const files = [await save(locked), cut, broken, Buffer.from("%PDF-1.4\n%%EOF\n")];
  const answers = await Promise.all(files.map((file) => barePdfElsewhere(file)));
  expect(answers.map((one) => !one.ok && one.refusal)).toEqual([
    "PDF_LOCKED",
    "PDF_NOT_READ",
    "PDF_NOT_READ",
    "PDF_NOT_READ",
  ]);
});

test("a PDF that unpacks to more memory than there is ends its own reading, not the site", async () => {
  const compressed = deflateSync(Buffer.alloc(512 * MEGABYTE));
  const bomb = Buffer.concat([
    Buffer.from(
      "%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n" +
        "9 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length " +
        `${compressed.length}>>stream\n`,
    ),
    compressed,
    Buffer.from("\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);
  const before = process.memoryUsage().rss;
  expect(await barePdfElsewhere(bomb, { limitMs: 60_000, memoryMb: 32 })).toEqual({
    ok: false,
    refusal: "PDF_NOT_READ",
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(512 * MEGABYTE);
});
