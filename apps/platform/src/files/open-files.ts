import { join } from "node:path";
import type { Config } from "../config.ts";
import { diskFiles } from "./disk-files.ts";
import type { KeptFiles } from "./kept-files.ts";
import { s3Files } from "./s3-files.ts";
import { sealedFiles } from "./sealed-files.ts";

/** The encrypted files of one kind, in the bucket that is configured or else on the disk. */
export function openFiles(
  { filesDir, filesBucket, filesKeys }: Pick<Config, "filesDir" | "filesBucket" | "filesKeys">,
  kind: string,
): KeptFiles {
  const place = filesBucket ? s3Files(filesBucket, kind) : diskFiles(join(filesDir, kind));
  return sealedFiles(place, filesKeys);
}
