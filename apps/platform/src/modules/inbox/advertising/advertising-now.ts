import { readClock } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { advertisingLawOf, minimumAgeOf, sendableFrom } from "../../profiles/index.ts";
import type { Warning } from "../inbox.ts";

/** What the law of a brand asks of advertising at this moment. */
export interface AdvertisingNow {
  /** Whether it may go out now. */
  readonly isOpen: boolean;
  /** When it may go out; undefined where it never may. */
  readonly from: Temporal.Instant | undefined;
  /** Milliseconds after which to look again. */
  readonly waitMs: number;
  /** What every message has to say. */
  readonly warnings: readonly Warning[];
  /** The rule that makes it wait, with its version; undefined while it is open. */
  readonly rule: string | undefined;
}

/** A law can change while a message waits, so it is looked at again after an hour at most. */
const LONGEST_WAIT_MS = 3_600_000;

/** What the law of a brand asks of advertising now, by the database's clock. */
export async function advertisingNow(platform: Platform, brandId: bigint): Promise<AdvertisingNow> {
  const brand = await brandById(platform.db, brandId);
  if (!brand) throw new Error(`There is no brand ${brandId}`);
  const { quiet, texts, warns } = await advertisingLawOf(platform, brand);
  const now = await readClock(platform.db);
  const from = sendableFrom(quiet, now);
  const isOpen = from !== undefined && Temporal.Instant.compare(from, now) === 0;
  const waitMs = from ? from.epochMilliseconds - now.epochMilliseconds : LONGEST_WAIT_MS;
  const age = warns ? [{ age: await minimumAgeOf(platform, brand) }] : [];
  const [first] = quiet;
  return {
    isOpen,
    from,
    waitMs: Math.min(LONGEST_WAIT_MS, Math.max(0, waitMs)),
    warnings: [...texts.map((text) => ({ text })), ...age],
    rule: isOpen || !first ? undefined : `${first.rule}, version ${first.version}`,
  };
}
