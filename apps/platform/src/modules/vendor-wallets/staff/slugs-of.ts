import type { Platform } from "../../../platform.ts";
import { transferVendors } from "../../catalogue/index.ts";

/** The slugs of vendors that keep money, by number. */
export async function slugsOf({ db }: Pick<Platform, "db">): Promise<ReadonlyMap<number, string>> {
  return new Map((await transferVendors(db)).map(({ id, slug }) => [id, slug]));
}
