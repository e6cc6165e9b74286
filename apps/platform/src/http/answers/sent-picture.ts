import sharp from "sharp";

/** A picture as we keep it. */
export interface SentPicture {
  readonly kind: "png" | "jpg";
  readonly bytes: Buffer;
}

/** Most pixels of a picture that is read at all: a phone's camera makes 12 to 50 million. */
const MAX_PIXELS = 64_000_000;
/** Pixels of the longer side as we keep it: a slip is still read easily. */
const MAX_SIDE = 4_096;
const JPEG_QUALITY = 85;
const READ_LIMIT_SECONDS = 10;

/**
 * Reads a player's PNG or JPEG by its content and re-encodes its pixels. Staff open the copy: it
 * has a bounded size and carries no location or other metadata. Undefined for anything else, a
 * broken picture, or one with too many pixels.
 */
export async function readSentPicture(sent: Buffer): Promise<SentPicture | undefined> {
  try {
    const picture = sharp(sent, {
      limitInputPixels: MAX_PIXELS,
      failOn: "error",
      pages: 1,
    }).timeout({ seconds: READ_LIMIT_SECONDS });
    const { format } = await picture.metadata();
    if (format !== "png" && format !== "jpeg") return undefined;
    const bounded = picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
    const bytes = await (
      format === "png" ? bounded.png() : bounded.jpeg({ quality: JPEG_QUALITY })
    ).toBuffer();
    return { kind: format === "png" ? "png" : "jpg", bytes };
  } catch {
    // Whatever is wrong with the file, the player reads the same: it is not a picture.
    return undefined;
  }
}
