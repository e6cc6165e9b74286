import type { ReportedPromotion } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { grantRefusal } from "../../../shared/format/grant-refusal.ts";
import { plainMoney } from "../../../shared/format/plain-money.ts";
import { Money, Status } from "../../../shared/format/show.tsx";
import type { CsvColumn } from "../../../shared/lists/csv.ts";
import type { Column } from "../../../shared/lists/table.tsx";

type Reported = ReportedPromotion;
type ReportColumn = Column<Reported> & CsvColumn<Reported>;

const PPM_PER_PERCENT = 10_000;

const count = (title: string, of: (row: Reported) => number): ReportColumn => ({
  title,
  cell: of,
  csv: of,
  figures: true,
});
const money = (
  title: string,
  of: (row: Reported) => Reported["cost"] | null,
  signed = false,
): ReportColumn => ({
  title,
  cell: (row) => <Money amount={of(row)} signed={signed} />,
  csv: (row) => plainMoney(of(row)),
  figures: true,
});
const percent = (title: string, of: (row: Reported) => number | null): ReportColumn => ({
  title,
  cell: (row) => {
    const value = of(row);
    return value === null ? "–" : `${value.toFixed(2)} %`;
  },
  csv: (row) => of(row)?.toFixed(2) ?? null,
  figures: true,
});
const shareOf = (part: number, whole: number) => (whole === 0 ? null : (part * 100) / whole);

/** What was given, what became of it, and what it cost. */
export const GIVEN_COLUMNS: readonly ReportColumn[] = [
  {
    title: "Promotion",
    cell: ({ id, title }) => (
      <Link
        to="/promotions/$id"
        params={{ id }}
        search={({ brand }) => (brand === undefined ? {} : { brand })}
        className="font-medium text-violet underline-offset-4 hover:underline"
      >
        <bdi>{title}</bdi>
      </Link>
    ),
    csv: ({ title }) => title,
  },
  { title: "State", cell: ({ status }) => <Status name={status} />, csv: ({ status }) => status },
  count("Given", ({ given }) => given),
  {
    title: "Completed",
    cell: ({ done, given }) =>
      given === 0 ? done : `${done} (${shareOf(done, given)?.toFixed(0)} %)`,
    csv: ({ done }) => done,
    figures: true,
  },
  count("Expired", ({ expired }) => expired),
  count("Given up", ({ forfeited }) => forfeited),
  count("Void", ({ voided }) => voided),
  money("Deposits", ({ deposits }) => deposits),
  money("Credited", ({ credited }) => credited),
  money("Taken back", ({ removed }) => removed),
  money("Cost", ({ cost }) => cost),
  percent("Of deposits", ({ costPpm }) => costPpm && costPpm / PPM_PER_PERCENT),
  money("Net revenue", ({ net }) => net, true),
];

/** What those who were offered it brought, beside those who were held out. */
export const UPLIFT_COLUMNS: readonly ReportColumn[] = [
  ...GIVEN_COLUMNS.slice(0, 1),
  count("Offered to", ({ offered }) => offered?.players ?? 0),
  percent("Taken by", ({ offered }) => offered && shareOf(offered.takers, offered.players)),
  money("Net revenue of each", ({ offered }) => offered && offered.mean, true),
  count("Held out", ({ heldOut }) => heldOut?.players ?? 0),
  money("Net revenue of each held out", ({ heldOut }) => heldOut && heldOut.mean, true),
  money("Uplift of each", ({ uplift }) => uplift && uplift.perPlayer, true),
  money("Standard error", ({ uplift }) => uplift && uplift.error),
  money("Uplift in all", ({ uplift }) => uplift && uplift.all, true),
  {
    title: "Proven",
    cell: ({ uplift }) => (uplift ? (uplift.proven ? "Yes" : "Not yet") : "Too few players"),
    csv: ({ uplift }) => (uplift ? (uplift.proven ? "yes" : "no") : null),
  },
];

/** What was refused, and why. */
export const REFUSED_COLUMNS: readonly ReportColumn[] = [
  ...GIVEN_COLUMNS.slice(0, 1),
  count("Refused", ({ refused }) => refused.reduce((sum, one) => sum + one.count, 0)),
  {
    title: "Why",
    cell: ({ refused }) => (
      <ul>
        {refused.map((one) => (
          <li key={one.reason}>
            {grantRefusal(one.reason)}: {one.count}
          </li>
        ))}
      </ul>
    ),
    csv: ({ refused }) => refused.map((one) => `${one.reason} ${one.count}`).join("; "),
  },
];
