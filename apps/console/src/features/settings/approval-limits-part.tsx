import { formatMoney, fromWire } from "@perya/money";
import type { ApprovalLimits } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { REASON, SECOND_PERSON } from "../../shared/http/act.ts";
import { Mistyped, unitsOf } from "../../shared/forms/amount.ts";
import { call, reading } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Field } from "../../shared/forms/controls.tsx";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Failed, Waiting } from "../../shared/lists/table.tsx";

type Limits = ApprovalLimits["limits"];
type Name = keyof Limits;

const REFRESH_MS = 10_000;

const LIMITS: readonly (readonly [name: Name, label: string, hint: string])[] = [
  [
    "single",
    "One move",
    "An adjustment, a deposit's credit or a withdrawal. Above it, a second person must approve.",
  ],
  [
    "staffDay",
    "One member of staff, in a day",
    "Everything one person moves alone in the brand's day.",
  ],
  [
    "playerDay",
    "One player, in a day",
    "Everything moved for one player without a second person in the brand's day.",
  ],
];

/** What one member of staff may move alone at a brand. Another person must approve other limits. */
export function ApprovalLimitsPart({ brand }: { brand: number }) {
  const query = useQuery({
    ...reading("/approval-limits", { query: { brand } }),
    refetchInterval: REFRESH_MS,
  });
  const may = useMay()("settings.write");
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { limits, waiting } = query.data;
  return (
    <Panel title="What one person may do alone">
      <p className="max-w-prose text-soft">
        Money moved by staff needs a second person as soon as it would exceed one of these amounts.
        With 0, every move needs two people.
      </p>
      {waiting ? (
        <>
          <Facts
            facts={LIMITS.map(([name, label]) => [
              label,
              change(limits[name], waiting.limits[name]),
            ])}
          />
          <p role="status" className="rounded-lg border border-bulb p-3">
            {waiting.askedBy} asked for this change. It waits for another person in{" "}
            <Link to="/approvals" className="text-violet underline">
              Approvals
            </Link>
            .
          </p>
        </>
      ) : may ? (
        <Editor brand={brand} limits={limits} />
      ) : (
        <>
          <Facts facts={LIMITS.map(([name, label]) => [label, words(limits[name])])} />
          <p className="text-soft">Your role can read this but not change it.</p>
        </>
      )}
    </Panel>
  );
}

function Editor({ brand, limits }: { brand: number; limits: Limits }) {
  const [typed, type] = useState<Partial<Record<Name, string>>>({});
  const { currency } = limits.single;
  const textOf = (name: Name) =>
    typed[name] ?? formatMoney(fromWire(limits[name]), { symbol: false });
  const read = LIMITS.map(([name]) => [name, unitsIn(textOf(name), currency)] as const);
  const wrong = (name: Name) =>
    read.some(([one, units]) => one === name && units === undefined)
      ? "Type an amount such as 1,250.50."
      : undefined;
  const changed = read.flatMap(([name, units]) =>
    units !== undefined && units !== limits[name].amount ? [[name, units] as const] : [],
  );
  return (
    <>
      <div className="grid max-w-3xl gap-4 md:grid-cols-3">
        {LIMITS.map(([name, label, hint]) => (
          <Field
            key={name}
            label={`${label} (${currency})`}
            hint={hint}
            error={wrong(name)}
            inputMode="decimal"
            value={textOf(name)}
            onChange={({ target }) => type({ ...typed, [name]: target.value })}
          />
        ))}
      </div>
      {changed.length > 0 && read.every(([, units]) => units !== undefined) && (
        <div>
          <Confirm
            action="Ask for this change"
            look="primary"
            title="Ask to change the limits?"
            about={
              <>
                <Facts
                  facts={changed.map(([name, amount]) => [
                    labelOf(name),
                    change(limits[name], { amount, currency }),
                  ])}
                />
                <p className="mt-3">
                  Another person who may change settings must approve. Until then the limits stay as
                  they are.
                </p>
              </>
            }
            asks={[REASON]}
            send={({ reason }) => {
              const [single, staffDay, playerDay] = LIMITS.map(([name]) =>
                unitsOf(textOf(name), currency),
              ) as [string, string, string];
              return call("PUT", "/approval-limits", {
                query: { brand },
                body: { single, staffDay, playerDay, reason },
              });
            }}
            done={SECOND_PERSON}
          />
        </div>
      )}
    </>
  );
}

function labelOf(name: Name): string {
  return LIMITS.find(([one]) => one === name)?.[1] ?? name;
}

/** Ledger units of what was typed; undefined while it is not an amount. */
function unitsIn(text: string, currency: string): string | undefined {
  try {
    return unitsOf(text, currency);
  } catch (fault) {
    if (fault instanceof Mistyped) return undefined;
    throw fault;
  }
}

function words(amount: Limits[Name]): string {
  return formatMoney(fromWire(amount));
}

function change(from: Limits[Name], to: Limits[Name]): string {
  return from.amount === to.amount ? `${words(to)}, as before` : `${words(from)} → ${words(to)}`;
}
