import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants } from "node:zlib";

const MIN_BYTES = 1_024;
const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/**
 * Writes a .gz and a .br beside every text file of a built site, so that the server need not
 * compress per request.
 */
export async function compress(directory: string): Promise<void> {
  for await (const file of glob("**/*.{js,css,html,svg,json,webmanifest}", { cwd: directory })) {
    const path = join(directory, file);
    const bytes = await readFile(path);
    if (bytes.length < MIN_BYTES) continue;
    await writeFile(`${path}.gz`, await asGzip(bytes, { level: 9 }));
    await writeFile(
      `${path}.br`,
      await asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
}
