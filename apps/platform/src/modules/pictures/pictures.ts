/** Kinds of pictures, with their media types. */
export const TYPES = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  svg: "image/svg+xml",
} as const;

export type Kind = keyof typeof TYPES;

/** Bytes and pixels of a side that a picture may have. */
export const MAX_BYTES = 2 * 1024 * 1024;
export const MAX_SIDE = 4_096;

/** A stored picture's name: the beginning of its content's hash, and its kind. */
export const NAME = /^[0-9a-f]{32}\.(png|jpg|webp|svg)$/;

/** Addresses of stored pictures in a text, each with its name. */
export const ADDRESSES = /\/pictures\/([0-9a-f]{32}\.(?:png|jpg|webp|svg))/g;

/** A stored picture: its address, the same on every site, and its size in pixels. */
export interface Kept {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export function addressOf(name: string): string {
  return `/pictures/${name}`;
}
