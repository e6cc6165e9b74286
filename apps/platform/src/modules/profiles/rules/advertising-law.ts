import { z } from "zod";
import type { Rule } from "./compile.ts";
import type { Folded } from "./fold.ts";
import { ruleOf, type Profile } from "./profile.ts";

/** Hours of a zone without advertising, the end exclusive. They may go over midnight. */
export interface QuietHours extends Rule {
  /** IANA zone. */
  readonly zone: string;
  /** `06:00`, or `24:00` for the end of the day. */
  readonly from: string;
  readonly to: string;
}

/** What a brand's profiles demand of advertising that is sent to players. */
export interface AdvertisingLaw {
  readonly quiet: readonly QuietHours[];
  /** What it has to say, word for word. */
  readonly texts: readonly string[];
  /** Whether a profile only describes what has to be said: then the house's own warning says it. */
  readonly warns: boolean;
}

/** Media of ours, as profiles call them: messages on the site, and mail. Others bind nothing. */
const OUR_MEDIA = new Set(["internet", "mail", "email", "messages", "direct", "all"]);

const hours = z.array(
  z.object({ from: z.string(), to: z.string(), media: z.string().default("all") }),
);

/** What profiles demand of advertising; `zone` is the brand's own. */
export function advertisingLawIn(
  { profiles, folded }: { readonly profiles: readonly Profile[]; readonly folded: Folded },
  zone: string,
): AdvertisingLaw {
  const texts = (folded.get("ads.text")?.value ?? []) as readonly string[];
  return {
    quiet: profiles.flatMap((profile) => quietOf(profile, zone)),
    texts: texts.filter(isSentence),
    warns: !texts.every(isSentence),
  };
}

function quietOf({ code, version, cells, zone: own }: Profile, zone: string): QuietHours[] {
  const value = cells["ads.quiet"]?.value ?? [];
  return hours
    .parse(value)
    .filter(({ media }) => media.split(",").some((one) => OUR_MEDIA.has(one.trim())))
    .map(({ from, to }) => ({
      rule: ruleOf(code, "ads.quiet"),
      version,
      zone: own === "brand" ? zone : own,
      from,
      to,
    }));
}

/** Whether a text is one to show; others say in a lawyer's words what has to be shown. */
function isSentence(text: string): boolean {
  return /[.!?。؟]$/u.test(text);
}

/** Whether a time of day is within hours; the whole day where they end as they begin. */
export function isQuiet(time: Temporal.PlainTime, { from, to }: Pick<QuietHours, "from" | "to">) {
  const at = minutesOf(time.toString({ smallestUnit: "minute", roundingMode: "floor" }));
  const [begins, ends] = [minutesOf(from), minutesOf(to)];
  return begins < ends ? at >= begins && at < ends : at >= begins || at < ends;
}

/**
 * When advertising may go out: now, or at the end of the quiet hours; undefined where they never
 * end.
 */
export function sendableFrom(
  quiet: readonly QuietHours[],
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  let at = now;
  // Hours of several laws can follow on each other; after a day they all have come round.
  const latest = now.add({ hours: 25 });
  while (Temporal.Instant.compare(at, latest) <= 0) {
    const silent = quiet.find((one) => isQuiet(timeIn(one.zone, at), one));
    if (!silent) return at;
    at = endOf(silent, at);
  }
  return undefined;
}

/** The next end of quiet hours after an instant. */
function endOf({ zone, to }: QuietHours, at: Temporal.Instant): Temporal.Instant {
  const local = at.toZonedDateTimeISO(zone);
  const ends = minutesOf(to);
  const day = local.toPlainDate().add({ days: ends === DAY ? 1 : 0 });
  const time = Temporal.PlainTime.from({ hour: Math.floor((ends % DAY) / 60), minute: ends % 60 });
  const today = day.toZonedDateTime({ timeZone: zone, plainTime: time });
  const next =
    Temporal.ZonedDateTime.compare(today, local) > 0
      ? today
      : day.add({ days: 1 }).toZonedDateTime({ timeZone: zone, plainTime: time });
  return next.toInstant();
}

const DAY = 24 * 60;

/** Minutes since midnight. */
function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}

function timeIn(zone: string, at: Temporal.Instant): Temporal.PlainTime {
  return at.toZonedDateTimeISO(zone).toPlainTime();
}
