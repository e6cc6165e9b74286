import type { PlayerBonuses as Bonuses } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { grantRefusal } from "../../shared/format/grant-refusal.ts";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { Mistyped } from "../../shared/forms/amount.ts";
import { REASON, SECOND_PERSON } from "../../shared/http/act.ts";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Timeline } from "../../shared/layout/timeline.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";

type Bonus = Bonuses["bonuses"][number];
type Refusal = Bonuses["refusals"][number];

const REFUSALS: readonly Column<Refusal>[] = [
  { title: "When", cell: ({ at }) => <Time at={at} /> },
  {
    title: "Promotion",
    cell: ({ promotion, title }) => <ToPromotion id={promotion} title={title} />,
  },
  { title: "Why", cell: ({ reason }) => grantRefusal(reason) },
  { title: "More", cell: ({ detail }) => detail ?? "–" },
];

/** A player's bonuses with their wagering, movements and history, and why others were not given. */
export function PlayerBonuses({ id }: { id: string }) {
  const query = useQuery(reading("/players/{id}/bonuses", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { bonuses, refusals } = query.data;
  return (
    <div className="grid gap-4">
      {bonuses.length === 0 && (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          The player was given no bonus.
        </p>
      )}
      {bonuses.map((bonus) => (
        <OneBonus key={bonus.id} bonus={bonus} />
      ))}
      {refusals.length > 0 && (
        <Panel title="Not given">
          <Table
            caption="Bonuses that were not given, for staff alone"
            columns={REFUSALS}
            rows={refusals}
            keyOf={({ at, promotion }) => `${at} ${promotion}`}
          />
        </Panel>
      )}
    </div>
  );
}

function ToPromotion({ id, title }: { id: string; title: string }) {
  return (
    <Link
      to="/promotions/$id"
      params={{ id }}
      className="font-medium text-violet underline-offset-4 hover:underline"
    >
      <bdi>{title}</bdi>
    </Link>
  );
}

function OneBonus({ bonus }: { bonus: Bonus }) {
  const may = useMay()("promotions.grant");
  const { status, done, required, deposit, expiresAt, entries, steps } = bonus;
  return (
    <Panel title={bonus.title} actions={may && <Decide bonus={bonus} />}>
      <Facts
        facts={[
          ["Promotion", <ToPromotion key="promotion" id={bonus.promotion} title={bonus.title} />],
          ["State", <Status key="state" name={status} />],
          ["Bonus", <Money key="bonus" amount={bonus.bonus} />],
          [
            "Wagered",
            <span key="wagered">
              <Money amount={done} /> of <Money amount={required} />
            </span>,
          ],
          ["Taken back", <Money key="removed" amount={bonus.removed} />],
          ["To be wagered until", <Time key="until" at={expiresAt} />],
          ...(deposit === null
            ? []
            : ([
                [
                  "Deposit",
                  <Link
                    key="deposit"
                    to="/deposits/$id"
                    params={{ id: deposit }}
                    className="text-violet underline-offset-4 hover:underline"
                  >
                    {deposit}
                  </Link>,
                ],
              ] as const)),
          ...entries.map(
            ({ at, amount }) =>
              [
                "In the ledger",
                <span key={`${at}${amount.amount}`}>
                  <Money amount={amount} /> · <Time at={at} />
                </span>,
              ] as const,
          ),
        ]}
      />
      <details>
        <summary className="cursor-pointer font-medium">History</summary>
        <div className="mt-2">
          <Timeline steps={steps} />
        </div>
      </details>
    </Panel>
  );
}

/** What staff can do about a bonus in its state. */
function Decide({ bonus: { id, status, expiresAt, loses } }: { bonus: Bonus }) {
  return (
    <>
      {(status === "PROCESS" || status === "ISSUED") && expiresAt !== null && <Extend id={id} />}
      {status === "PROCESS" && <TakeBack id={id} loses={loses} />}
    </>
  );
}

function Extend({ id }: Pick<Bonus, "id">) {
  return (
    <Confirm
      action="Extend"
      title="Give more time for this bonus?"
      about="Its player has so many days more to claim or to play it. What has to be played stays."
      asks={[
        { name: "days", label: "Days more", value: "7", hint: "90 at most." },
        { name: "reason", label: "Reason", hint: "The audit trail has it." },
      ]}
      send={({ days, reason }) => {
        if (!/^\d{1,2}$/.test(days)) throw new Mistyped("Days more: type a whole number.");
        const body = { days: Number(days), reason };
        return call("POST", "/bonuses/{id}/extend", { path: { id }, body });
      }}
      done="The player has more time."
    />
  );
}

function TakeBack({ id, loses }: Pick<Bonus, "id" | "loses">) {
  return (
    <Confirm
      action="Take back"
      look="danger"
      title="Take this bonus back?"
      about={
        <>
          The bonus and what was won with it go back
          {loses && (
            <>
              , now <Money amount={loses} />
            </>
          )}
          ; the player's own money stays. A second person has to agree.
        </>
      }
      asks={[REASON]}
      send={(body) => call("POST", "/bonuses/{id}/void", { path: { id }, body })}
      done={SECOND_PERSON}
    />
  );
}
