import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { categoryBanners } from "./banners.ts";
import { lotteryPictures } from "./lotteries.ts";
import { rewardPictures } from "./rewards.ts";

const PUBLIC = join(import.meta.dirname, "../../apps/player/public");

async function write(folder: string, drawings: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, drawing] of drawings) {
    const path = join(PUBLIC, folder, `${name}.svg`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, drawing);
  }
}

/** `npm run art`: composes the pictures of the player site from their parts. */
await write("lotteries", lotteryPictures());
await write("banners/categories", categoryBanners());
await write("rewards", rewardPictures());
