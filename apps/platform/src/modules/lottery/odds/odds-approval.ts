import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { rulesOf } from "../games/rules-of.ts";
import { PRIZE_MODES } from "../lottery.ts";
import { changeOdds, checkOdds, type OddsChange, type OddsRefusal } from "./change-odds.ts";
import { differing, oddsName, type OddsProfile } from "./odds.ts";
import { isInRange, returnsOf, tenThousandths } from "./returns-of.ts";
import { termsToday } from "./terms-today.ts";

const prices = z.record(z.string(), z.number());
const payload = z.object({
  key: z.object({ prizeMode: z.enum(PRIZE_MODES), rules: z.string() }),
  from: z.number().int(),
  change: z.union([z.object({ prices }), z.object({ prizeGroup: z.number().int() })]),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** Most prices and markets that one request lists; the rest are only counted. */
const MOST_NAMED = 12;

export type AskForOddsRefusal =
  | "UNKNOWN_PRICE"
  | "CHANGED_MEANWHILE"
  | "NEEDS_NO_SECOND"
  | "ASKED_ALREADY";

/**
 * Requests odds with returns outside what one person may offer. Returns the
 * request's public id.
 */
export async function askForOdds(
  tx: Tx,
  asker: StaffSignedIn,
  asked: Omit<OddsChange, "madeBy">,
): Promise<Result<string, AskForOddsRefusal>> {
  const checked = await checkOdds(tx, asked);
  if (!checked.ok) return checked;
  const { before, after, outside } = checked.value;
  if (outside.length === 0) return refuse("NEEDS_NO_SECOND");
  const { prizeMode, rules, from, change, reason } = asked;
  const carried = { key: { prizeMode, rules }, from, change, details: detailsOf(before, after) };
  const request = {
    kind: oddsApproval.kind,
    subject: oddsName(asked),
    about: `Odds ${prizeMode} ${rules}`,
    brandId: null,
    payload: carried,
    reason,
  };
  return askChange(tx, asker, request, differing(after, before));
}

/** Odds outside what one person may offer. */
export const oddsApproval: ApprovalKind = {
  kind: "lottery.odds",
  title: "Odds out of range",
  permission: "lottery.write",
  refusals: {
    CHANGED_MEANWHILE: [
      409,
      "These odds have been changed in the meantime. Reject this request so " +
        "that it can be made again.",
    ],
  },
  details: (approval) => payload.parse(approval.payload).details,
  carryOut: async ({ tx, approval, by }) => {
    const { key, from, change } = payload.parse(approval.payload);
    const madeBy = `${approval.askedBy} and ${by.username}`;
    const reason = approval.reason ?? "";
    const done = await changeOdds(tx, { ...key, from, change, madeBy, reason }, "ANY_RETURN");
    if (!done.ok) return refuse("CHANGED_MEANWHILE", done.refusal satisfies OddsRefusal);
    const { before, after } = done.value;
    const changed = {
      actor: madeBy,
      action: "lottery.odds.change",
      subject: approval.subject,
      brandId: null,
      reason,
    };
    await recordAudit(tx, {
      ...changed,
      before: differing(before, after),
      after: differing(after, before),
    });
    return ok(undefined);
  },
};

/**
 * The details for a second person: each price before and after, and the returns of markets that are
 * out of range.
 */
function detailsOf(before: OddsProfile, after: OddsProfile) {
  const changed = Object.entries(after.prices).filter(
    ([price, odds]) => before.prices[price] !== odds,
  );
  const lines = changed.map(([price, odds]) => ({
    label: `Price ${price}`,
    value: `${oddsWords(before.prices[price] ?? 0)} → ${oddsWords(odds)}`,
  }));
  return [...first(lines, "prices"), ...first(returnsOutside(before, after), "returns")];
}

function returnsOutside(before: OddsProfile, after: OddsProfile) {
  const rules = rulesOf(after.rules);
  const was = returnsOf(rules, termsToday(rules), before.prices);
  return returnsOf(rules, termsToday(rules), after.prices).flatMap((one, at) =>
    isInRange(one.return)
      ? []
      : [
          {
            label: `${one.market} ${one.selection} gives back`,
            value:
              `${percent(tenThousandths(was[at]?.return ?? one.return))} → ` +
              percent(tenThousandths(one.return)),
          },
        ],
  );
}

function first<Line extends { readonly label: string; readonly value: string }>(
  lines: readonly Line[],
  of: string,
) {
  const more = lines.length - MOST_NAMED;
  return more > 0
    ? [...lines.slice(0, MOST_NAMED), { label: `More ${of}`, value: String(more) }]
    : lines;
}

/** Odds × 10,000 as people read them. */
function oddsWords(odds: number): string {
  return String(odds / 10_000);
}

function percent(share: number): string {
  return `${(share / 100).toFixed(2)} %`;
}
