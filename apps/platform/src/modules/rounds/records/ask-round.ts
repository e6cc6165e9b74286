import { allVendors, askVendor, operatorFor } from "../../catalogue/index.ts";
import type { Platform } from "../../../platform.ts";
import type { SignedIn } from "../../identity/index.ts";
import { readOutcome, type Outcome } from "./outcome.ts";
import { readProof, type Proof } from "./proof.ts";
import type { BettingRecord } from "./records.store.ts";

/** Whose page a round is shown on. */
export interface Onlooker {
  /** The address of the site, which may frame what the vendor shows. */
  readonly site: string;
  /** BCP 47 tag of the page. */
  readonly language: string;
}

/** What the vendor of a round tells of it. */
export interface Told {
  readonly outcome: Outcome;
  readonly proof?: Proof;
}

const NOT_NOW = /^(429|5\d\d) /;

/**
 * What the vendor that played a round says of it: where it shows the outcome, and the proof of it.
 * Both are passed on: the page that shows the outcome is the vendor's, and the player's site
 * recomputes the proof.
 */
export async function askRound(
  platform: Platform,
  { publicId: user, brandId }: Pick<SignedIn, "publicId" | "brandId">,
  record: BettingRecord,
  { site, language }: Onlooker,
): Promise<Told> {
  const vendor = (await allVendors(platform.db)).find(({ id }) => id === record.vendorId);
  if (!vendor) return { outcome: { kind: "NONE" } };
  const operator = await operatorFor(platform, brandId, vendor);
  const asked = { user, round: record.round, lang: language, lobby_url: `${site}/` };
  const answer = await askVendor(vendor, operator, "game/round", asked);
  if (!answer.ok) {
    const isLater = answer.refusal === "VENDOR_UNAVAILABLE" || NOT_NOW.test(answer.detail ?? "");
    return { outcome: { kind: isLater ? "UNAVAILABLE" : "NONE" } };
  }
  const { gameOrigins } = platform.config;
  const proof = readProof(answer.value);
  return {
    outcome: readOutcome(answer.value, { popup: vendor.opensIn === "popup", gameOrigins }),
    ...(proof ? { proof } : {}),
  };
}
