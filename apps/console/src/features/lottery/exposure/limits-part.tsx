import type { LotteryLimits } from "@perya/api-client/operator";
import { fromWire, type WireMoney } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { REASON, SECOND_PERSON } from "../../../shared/http/act.ts";
import { unitsOf } from "../../../shared/forms/amount.ts";
import { call, reading } from "../../../shared/http/api.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Facts, Panel } from "../../../shared/layout/page.tsx";
import { useMay } from "../../../shared/http/session.ts";
import { Money } from "../../../shared/format/show.tsx";
import { Failed, Waiting } from "../../../shared/lists/table.tsx";

const AMOUNTS = [
  ["minUnit", "Smallest unit", "The least that can be bet on one line."],
  ["maxUnit", "Largest unit", "The most that can be bet on one line."],
  ["orderPayout", "Payout of an order", "An order that could win more is refused."],
  ["issuePayout", "Payout of a player's draw", "All orders of one player in one draw."],
  [
    "bankroll",
    "Bankroll",
    "The most the house is ready to lose; the caps of numbers are shares of it.",
  ],
] as const;

type Amount = (typeof AMOUNTS)[number][0];

/** What players of each currency may bet. */
export function LimitsPart() {
  const query = useQuery(reading("/lottery/limits"));
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      {query.data.map((limits) => (
        <CurrencyPanel key={limits.currency} limits={limits} />
      ))}
    </div>
  );
}

function CurrencyPanel({ limits }: { limits: LotteryLimits }) {
  const may = useMay()("lottery.write");
  const { currency } = limits;
  return (
    <Panel title={currency} actions={may && <Change limits={limits} />}>
      <Facts
        facts={AMOUNTS.map(([name, title]) => [
          title,
          <Money key={name} amount={{ amount: limits[name], currency }} />,
        ])}
      />
      {Object.entries(limits.shares).map(([market, share]) => (
        <p key={market} className="text-soft">
          {market}: {(share / 100).toFixed(2)} % of the bankroll
        </p>
      ))}
    </Panel>
  );
}

function Change({ limits }: { limits: LotteryLimits }) {
  const { currency, shares } = limits;
  return (
    <Confirm
      action="Change"
      title={`Limits in ${currency}`}
      about={
        "Another person must approve. They then apply from the next bet; " +
        "bets already placed stay."
      }
      asks={[
        ...AMOUNTS.map(([name, label, hint]) => ({
          name,
          label,
          hint,
          value: typedOf({ amount: limits[name], currency }),
        })),
        REASON,
      ]}
      send={async ({ reason, ...typed }: Readonly<Record<Amount | "reason", string>>) => {
        const read = (name: Amount) => unitsOf(typed[name], currency);
        const amounts = {
          minUnit: read("minUnit"),
          maxUnit: read("maxUnit"),
          orderPayout: read("orderPayout"),
          issuePayout: read("issuePayout"),
        };
        return call("POST", "/lottery/limits/{currency}", {
          path: { currency },
          body: { ...amounts, bankroll: read("bankroll"), shares, reason },
        });
      }}
      done={SECOND_PERSON}
    />
  );
}

const UNITS = 100_000n;

/** An amount as one would type it: "1250.5". */
function typedOf(amount: WireMoney): string {
  const { units } = fromWire(amount);
  const rest = (units % UNITS).toString().padStart(5, "0").replace(/0+$/, "");
  return rest === "" ? String(units / UNITS) : `${units / UNITS}.${rest}`;
}
