import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { perPlatform } from "../../per-platform.ts";
import type { Platform } from "../../platform.ts";
import { readableFor } from "../settings/index.ts";

/** The label of a member in the club: `color` is that of its text, `color2` the one behind it. */
interface ClubLabel {
  readonly labelName: string;
  readonly color: string;
  readonly color2: string;
  /** 0 without a rank. */
  readonly rankLevel: number;
}

interface Labelled {
  readonly id: bigint;
  readonly brandId: bigint;
}

/**
 * Labels members: a module fills it (`clubLabel` in its `module.ts`). Undefined for a member who
 * has none; names are in the first of some languages that they are in.
 */
export type LabelPort = (
  tx: Tx,
  player: Labelled,
  readable: readonly LanguageCode[],
) => Promise<ClubLabel | undefined>;

const held = perPlatform((): LabelPort[] => []);

/** Has a module label the members of this platform. */
export function holdLabel(platform: Platform, port: LabelPort): void {
  const all = held(platform);
  if (!all.includes(port)) all.push(port);
}

const NO_LABEL: ClubLabel = { labelName: "", color: "", color2: "", rankLevel: 0 };

/** The label of a member, in the language of a request's page; an empty one without a rank. */
export async function clubLabelOf(
  platform: Platform,
  player: Labelled,
  request: Parameters<typeof readableFor>[2],
): Promise<ClubLabel> {
  const readable = await readableFor(platform, player.brandId, request);
  for (const port of held(platform)) {
    const label = await port(platform.db, player, readable);
    if (label) return label;
  }
  return NO_LABEL;
}
