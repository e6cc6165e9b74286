import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
  type PDFPage,
} from "@cantoo/pdf-lib";
import { inflateSync } from "node:zlib";
import { bareJpeg, bareJpeg2000 } from "./without-marks.ts";

const names = (text: string) => new Set(text.split(" "));

/** What a page is drawn with (ISO 32000-1, table 30). Neither actions nor thumbnails. */
const OF_A_PAGE = names(
  "Type Parent Resources Contents MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit " +
    "Group Annots",
);
/** What an annotation is drawn with: its look, and where it is. */
const OF_AN_ANNOTATION = names("Type Subtype Rect AP AS F");
/** Annotations whose look is a button for what they hold. */
const HOLDING = names("FileAttachment Popup RichMedia Screen Movie Sound 3D Link");
/** What may stand in anything: who made it, with what and when, and files beside it. */
const MARKS = names("Metadata PieceInfo LastModified AF");
/** In a picture or a form: other files, other versions, and where it was printed. */
const OF_A_STREAM = names("F FFilter FDecodeParms Ref OPI Alternates Thumb Measure PtData");
/** Most bytes of a picture that was compressed twice. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A part of a document that can't be rewritten without what it says of its maker. */
class NotRewritten extends Error {}

/** Takes what does not draw from a page, and from its annotations. */
export function barePage({ node }: PDFPage): void {
  keep(node, OF_A_PAGE);
  const annotations = node.lookupMaybe(PDFName.of("Annots"), PDFArray);
  for (let place = (annotations?.size() ?? 0) - 1; annotations && place >= 0; place--) {
    const one = annotations.lookupMaybe(place, PDFDict);
    const kind = one?.lookupMaybe(PDFName.of("Subtype"), PDFName)?.decodeText();
    if (!one?.has(PDFName.of("AP")) || kind === undefined || HOLDING.has(kind))
      annotations.remove(place);
    else keep(one, OF_AN_ANNOTATION);
  }
}

/** Takes marks from every object of a document. Throws NotRewritten. */
export function bareObjects(context: PDFContext): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    bare(object);
    if (object instanceof PDFRawStream) context.assign(ref, barePicture(object));
  }
}

function bare(object: PDFObject): void {
  if (object instanceof PDFArray) for (const one of object.asArray()) bare(one);
  const isStream = object instanceof PDFRawStream;
  const dict = isStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  for (const [key, value] of dict.entries()) {
    const name = key.decodeText();
    if (MARKS.has(name) || (isStream && OF_A_STREAM.has(name))) dict.delete(key);
    else bare(value);
  }
}

/** Pictures are kept as the camera's files, which say on their own where they were taken. */
function barePicture(stream: PDFRawStream): PDFRawStream {
  const filters = filtersOf(stream.dict);
  const last = filters.at(-1);
  if (last !== "DCTDecode" && last !== "JPXDecode") return stream;
  const before = filters.slice(0, -1);
  if (before.some((one) => one !== "FlateDecode")) throw new NotRewritten();
  let file = stream.contents;
  for (const _ of before) file = inflateSync(file, { maxOutputLength: MOST_BYTES });
  const left = last === "DCTDecode" ? bareJpeg(file) : bareJpeg2000(file);
  if (!left) throw new NotRewritten();
  stream.dict.set(PDFName.of("Filter"), PDFName.of(last));
  const options = stream.dict.lookup(PDFName.of("DecodeParms"));
  if (options instanceof PDFArray)
    stream.dict.set(PDFName.of("DecodeParms"), options.get(options.size() - 1));
  return PDFRawStream.of(stream.dict, left);
}

function filtersOf(dict: PDFDict): string[] {
  const filter = dict.lookup(PDFName.of("Filter"));
  const all = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  return all.map((one) => {
    const name = one instanceof PDFName ? one : dict.context.lookup(one, PDFName);
    return name.decodeText();
  });
}

function keep(dict: PDFDict, kept: ReadonlySet<string>): void {
  for (const key of dict.keys()) if (!kept.has(key.decodeText())) dict.delete(key);
}
