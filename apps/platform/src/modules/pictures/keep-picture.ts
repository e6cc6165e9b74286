import { createHash } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { fileTypeFromBuffer } from "file-type";
import { imageSize } from "image-size";
import { cleanSvgElsewhere } from "./clean-svg-elsewhere.ts";
import { insertPicture } from "./pictures.store.ts";
import { addressOf, MAX_SIDE, type Kept, type Kind } from "./pictures.ts";

export type KeepRefusal = "NOT_A_PICTURE" | "PICTURE_TOO_WIDE";

/** A picture that may be stored: its type was read from its content. */
export interface ReadPicture {
  readonly kind: Kind;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a picture uploaded by staff; an SVG is reduced to its drawing. It is slow, so no lock is
 * held meanwhile.
 */
export async function readPicture(sent: Buffer): Promise<Result<ReadPicture, KeepRefusal>> {
  const picture = await read(sent);
  if (!picture) return refuse("NOT_A_PICTURE");
  return Math.max(picture.width, picture.height) > MAX_SIDE
    ? refuse("PICTURE_TOO_WIDE")
    : ok(picture);
}

/** Stores a picture for pages to show. A known picture gets the same address. */
export async function keepPicture(
  tx: Tx,
  { kind, bytes, width, height }: ReadPicture,
): Promise<Kept> {
  const name = `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${kind}`;
  await insertPicture(tx, { name, bytes, width, height });
  return { url: addressOf(name), width, height };
}

async function read(sent: Buffer): Promise<ReadPicture | undefined> {
  const type = (await fileTypeFromBuffer(sent))?.ext;
  if (type === "png" || type === "jpg" || type === "webp") return sized(type, sent);
  const drawing = textOf(sent);
  const clean = drawing === undefined ? undefined : await cleanSvgElsewhere(drawing);
  return clean === undefined ? undefined : sized("svg", Buffer.from(clean));
}

/** A page could not show a picture whose size can't be read. */
function sized(kind: Kind, bytes: Buffer): ReadPicture | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width >= 1 && height >= 1
      ? { kind, bytes, width: Math.round(width), height: Math.round(height) }
      : undefined;
  } catch {
    return undefined;
  }
}

function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.trimStart().startsWith("<") && text.includes("<svg") ? text : undefined;
  } catch {
    return undefined;
  }
}
