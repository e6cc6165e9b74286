import { formatMoney, fromWire } from "@perya/money";
import { countryName } from "../../shared/forms/countries/countries.ts";
import type { Segment } from "./draft.ts";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** What the players of a segment have in common, line by line; none for all players of a brand. */
export function segmentWords(segment: Segment): string[] {
  const { countries, levels, vipLevels, registered, seen, balance } = segment;
  const range = (name: string, of: typeof seen) =>
    of
      ? [
          `${name}${of.from ? ` from ${DAY.format(new Date(of.from))}` : ""}` +
            (of.before ? ` before ${DAY.format(new Date(of.before))}` : ""),
        ]
      : [];
  const money = (amount: string) =>
    formatMoney(fromWire({ amount, currency: balance?.currency ?? "XXX" }));
  return [
    ...(countries ? [`In ${countries.map(countryName).join(", ")}`] : []),
    ...(levels ? [`KYC level ${levels.join(", ")}`] : []),
    ...(vipLevels
      ? [`VIP level ${vipLevels.map((level) => (level === 0 ? "none" : level)).join(", ")}`]
      : []),
    ...range("Registered", registered),
    ...range("Last signed in", seen),
    ...(balance
      ? [
          "Balance" +
            (balance.least === undefined ? "" : ` from ${money(balance.least)}`) +
            (balance.most === undefined ? "" : ` up to ${money(balance.most)}`),
        ]
      : []),
  ];
}
