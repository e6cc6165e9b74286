/** What is left of a picture's file: undefined where it can't be read to its end. */
type Bare = Uint8Array | undefined;

const [MARK, END, SCAN, COMMENT] = [0xff, 0xd9, 0xda, 0xfe];

/**
 * A JPEG without what a camera says of it: its Exif and XMP, comments, thumbnails, and whatever
 * follows the picture. Its pixels, colour profile and the colours' transform stay to the byte
 * (ITU-T T.81, annex B).
 */
export function bareJpeg(file: Uint8Array): Bare {
  if (file[0] !== MARK || file[1] !== 0xd8) return undefined;
  const kept = [file.subarray(0, 2)];
  let at = 2;
  while (file[at] === MARK && at + 1 < file.length) {
    const code = file[at + 1] ?? 0;
    if (code === END) return Buffer.concat([...kept, file.subarray(at, at + 2)]);
    const length = ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0);
    let next = at + 2 + length;
    if (code === SCAN) next = endOfScan(file, next);
    if (length < 2 || next > file.length) return undefined;
    if (draws(code, file.subarray(at + 4, next))) kept.push(file.subarray(at, next));
    at = next;
  }
  return undefined;
}

/** APP0 is the density, APP2 a colour profile, APP14 the transform of the colours. */
function draws(code: number, content: Uint8Array): boolean {
  if (code === COMMENT) return false;
  if (code === 0xe0) return begins(content, "JFIF\0");
  if (code === 0xe2) return begins(content, "ICC_PROFILE\0");
  return code === 0xee || code < 0xe0 || code > 0xef;
}

/** Where the next marker is that is neither a stuffed byte nor a restart. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(MARK, from); at >= 0; at = file.indexOf(MARK, at + 1)) {
    const code = file[at + 1] ?? 0;
    if (code !== 0 && code !== MARK && (code < 0xd0 || code > 0xd7)) return at;
  }
  return file.length + 1;
}

/**
 * A JPEG 2000 without its boxes of XML and of makers' own (ISO 15444-1, annex I). A bare codestream
 * has none.
 */
export function bareJpeg2000(file: Uint8Array): Bare {
  if (file[0] === MARK) return file;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept: Uint8Array[] = [];
  let at = 0;
  while (at + 8 <= file.length) {
    const length = view.getUint32(at);
    // One of length 0 goes to the end; one of length 1 has its length in the next eight bytes.
    const next = length === 0 ? file.length : at + length;
    if (length === 1 || next < at + 8 || next > file.length) return undefined;
    const kind = Buffer.from(file.subarray(at + 4, at + 8)).toString("latin1");
    if (kind !== "xml " && kind !== "uuid" && kind !== "uinf") kept.push(file.subarray(at, next));
    at = next;
  }
  return at === file.length ? Buffer.concat(kept) : undefined;
}

function begins(content: Uint8Array, text: string): boolean {
  return Buffer.from(content.subarray(0, text.length)).toString("latin1") === text;
}
