import type { Tx } from "@perya/postgres";
import type { Platform } from "../../platform.ts";
import type { Brand } from "../brands/index.ts";
import { copySettings } from "./copy-settings.ts";
import { insertFirstVersions } from "./history/versions.store.ts";
import { lockSection, moveSection, writeSection } from "./settings.store.ts";

/**
 * Gives a new brand its first settings: those of another brand where one is its model, and in any
 * case a second factor for sign-ins from new places. Older brands keep what they have.
 */
export async function beginSettings(
  tx: Tx,
  installation: Pick<Platform, "config">,
  brand: Pick<Brand, "id" | "host">,
  { model, by }: { readonly model: Brand | undefined; readonly by: string },
): Promise<void> {
  if (model) await copySettings(tx, installation, model, brand);
  const copied = await lockSection(tx, brand.id, "features");
  const features = { ...(copied?.value as object | undefined), NEWIPVERIFY: true };
  if (copied) await moveSection(tx, brand.id, "features", features);
  else await writeSection(tx, brand.id, "features", features, 0n);
  await insertFirstVersions(tx, brand.id, model ? `copied from ${model.name}` : by);
}
