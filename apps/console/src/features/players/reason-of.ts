import type { LedgerEntry } from "@perya/api-client/operator";
import { formatMoney, fromWire } from "@perya/money";
import { readDetails } from "@perya/ui/details";

const LIMITS = {
  singleBet: "single bet",
  dailyWager: "wager per day",
  weeklyWager: "wager per week",
  monthlyWager: "wager per month",
  dailyLoss: "loss per day",
  weeklyLoss: "loss per week",
  monthlyLoss: "loss per month",
} as const;

/**
 * Why an entry was made, in words. The entry of a limit keeps the figures it set beside its reason;
 * one that it lifted is null, one it left alone is missing.
 */
export function reasonOf({
  kind,
  reason,
  amount,
}: Pick<LedgerEntry, "kind" | "reason" | "amount">): string {
  if (kind === "exclude" && reason?.startsWith("{"))
    return exclusionWords(
      JSON.parse(reason) as { readonly until: string; readonly reason?: string },
    );
  if (kind !== "limit" || !reason?.startsWith("{")) return saidOf(reason);
  const note = JSON.parse(reason) as Readonly<Record<string, string | null | undefined>>;
  const set = Object.entries(LIMITS).flatMap(([name, title]) => {
    const units = note[name];
    if (units === undefined) return [];
    return units === null
      ? [`no ${title} limit`]
      : [`${title} at most ${formatMoney(fromWire({ amount: units, currency: amount.currency }))}`];
  });
  return [...set, note["reason"]].filter(Boolean).join(" · ");
}

/** What a vendor wrote for programs is told as the round's page tells it, or not at all. */
function saidOf(reason: string | null): string {
  if (reason === null) return "–";
  if (!isObject(reason)) return reason;
  return (
    readDetails(reason)
      .map(({ name, value }) => `${name}: ${value}`)
      .join(" · ") || "–"
  );
}

function isObject(text: string): boolean {
  try {
    return text.startsWith("{") && typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

/** An exclusion keeps its end beside its reason; the year 9999 is no end. */
function exclusionWords({
  until,
  reason,
}: {
  readonly until: string;
  readonly reason?: string;
}): string {
  const end =
    until >= "9000"
      ? "for good"
      : `until ${until.slice(0, "2026-11-21T15:00".length).replace("T", " ")} UTC`;
  return [end, reason].filter(Boolean).join(" · ");
}
