import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import type { Platform } from "../../../platform.ts";
import { brandAt, brandById, createBrand, newBrand, type Brand } from "../../brands/index.ts";
import { copyOffers } from "../../catalogue/index.ts";
import {
  firstProfiles,
  profileCode,
  refuseFirst,
  type FirstRefusal,
} from "../../profiles/index.ts";
import { beginSettings } from "../../settings/index.ts";

const MOST_PROFILES = 20;

/** All that is decided about a brand when it opens. */
export const wantedBrand = newBrand.extend({
  /** Jurisdiction profiles; left out, it has those of its country, or DEMO for play money. */
  profiles: z.array(profileCode).min(1).max(MOST_PROFILES).optional(),
  /** The brand whose settings, vendors and games it starts with. */
  like: z.number().int().min(1).max(2_147_483_647).optional(),
});
export type WantedBrand = z.infer<typeof wantedBrand>;

export type OpenBrandRefusal = "HOST_TAKEN" | FirstRefusal;

/**
 * Opens a brand as it is wanted: with its hosts, its profiles, and what it takes over from another
 * brand. Refused with a host's name as detail when a brand answers there.
 */
export async function openBrand(
  tx: Tx,
  platform: Pick<Platform, "config">,
  { profiles, like, ...about }: WantedBrand,
  by: string,
): Promise<Result<Brand, OpenBrandRefusal>> {
  const model = like === undefined ? undefined : await brandById(tx, BigInt(like));
  if (like !== undefined && !model) return refuse("NO_SUCH_BRAND");
  const made = await createBrand(tx, about);
  if (!made.ok) return made;
  if (profiles) {
    const chosen = await firstProfiles(tx, made.value, profiles, by);
    if (!chosen.ok) return chosen;
  }
  await beginSettings(tx, platform, made.value, { model, by });
  if (model) await copyOffers(tx, model.id, made.value.id);
  return ok(made.value);
}

/** Why a wanted brand could not be opened now; undefined when it could. */
export async function refuseBrand(
  tx: Tx,
  { hosts, profiles, like, realMoney, currency }: WantedBrand,
): Promise<{ readonly refusal: OpenBrandRefusal; readonly detail?: string } | undefined> {
  for (const host of hosts) {
    // oxlint-disable-next-line no-await-in-loop -- twenty at most, and mostly one
    if (await brandAt(tx, host)) return { refusal: "HOST_TAKEN", detail: host };
  }
  if (like !== undefined && !(await brandById(tx, BigInt(like))))
    return { refusal: "NO_SUCH_BRAND" };
  const refusal = profiles && (await refuseFirst(tx, { realMoney, currency }, profiles));
  return refusal && { refusal };
}
