import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lotteryPictures } from "./lotteries.ts";

const PUBLIC = join(import.meta.dirname, "../../apps/player/public");

/** `npm run art`: composes the pictures of the player site from their parts. */
for (const [name, drawing] of lotteryPictures())
  await writeFile(join(PUBLIC, "lotteries", `${name}.svg`), drawing);
