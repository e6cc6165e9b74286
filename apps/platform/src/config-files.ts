import { address, UnusableEnvironment } from "@perya/process";
import { hkdfSync } from "node:crypto";
import { z } from "zod";
import type { Bucket } from "./files/s3-files.ts";
import type { FileKey } from "./files/sealed-files.ts";

const keysRule =
  "must be keys such as 2027a:<64 hexadecimal digits>, with commas between them, the newest " +
  "first; `openssl rand -hex 32` makes the digits";
const KEY = /^([a-z0-9-]{1,32}):([0-9a-f]{64})$/;

/** The variables of players' files. */
export const fileVariables = {
  FILES_DIR: z.string().default("data/files"),
  FILES_KEYS: z
    .string(keysRule)
    .transform((text) => text.split(",").map((one) => KEY.exec(one.trim())))
    .refine((found) => found.every((one) => one !== null), keysRule)
    .transform((found) =>
      found.map((one): FileKey => ({
        id: one?.[1] ?? "",
        key: Buffer.from(one?.[2] ?? "", "hex"),
      })),
    )
    .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, keysRule)
    .optional(),
  FILES_S3_URL: address.optional(),
  FILES_S3_REGION: z.string().default("us-east-1"),
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
};

type Variables = z.infer<z.ZodObject<typeof fileVariables>>;

/** Where players' files are kept, and what encrypts them. */
export interface FilePlaces {
  readonly filesDir: string;
  /** An S3-compatible bucket in place of the folder. */
  readonly filesBucket: Bucket | undefined;
  /** The first seals, each opens what it sealed. */
  readonly filesKeys: readonly [FileKey, ...FileKey[]];
}

const KEY_BYTES = 32;
const BUCKET =
  "FILES_S3_URL, FILES_S3_KEY_ID and FILES_S3_SECRET belong together: set all three or none";

/**
 * The places the variables describe. A key made of SECRET_KEY always stands last, so that files
 * from before FILES_KEYS was set still open. Throws UnusableEnvironment for half a bucket.
 */
export function filePlacesOf(value: Variables, secretKey: string): FilePlaces {
  const own = Buffer.from(hkdfSync("sha256", secretKey, "", "perya kept files", KEY_BYTES));
  const [first, ...others] = [...(value.FILES_KEYS ?? []), { id: "secret-key", key: own }];
  if (!first) throw new Error("There is no key for files");
  return {
    filesDir: value.FILES_DIR,
    filesBucket: bucketOf(value),
    filesKeys: [first, ...others],
  };
}

function bucketOf(value: Variables): Bucket | undefined {
  const {
    FILES_S3_URL: url,
    FILES_S3_KEY_ID: accessKeyId,
    FILES_S3_SECRET: secretAccessKey,
    FILES_S3_REGION: region,
  } = value;
  if (url === undefined && accessKeyId === undefined && secretAccessKey === undefined)
    return undefined;
  if (url === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    throw new UnusableEnvironment([BUCKET]);
  return { url, region, accessKeyId, secretAccessKey };
}
