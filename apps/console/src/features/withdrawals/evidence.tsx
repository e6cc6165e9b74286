import type { WithdrawalEvidence } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { fromWire } from "@perya/money";
import { HiddenNumber, LooksAreRecorded } from "../../shared/format/hidden-number.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Money, Time } from "../../shared/format/show.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";

/** What staff check before a withdrawal is paid. */
export function Evidence({ id }: { id: string }) {
  const query = useQuery(reading("/withdrawals/{id}/evidence", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <MoneyPanel evidence={query.data} />
      <AccountPanel withdrawal={id} account={query.data.account} />
      <AddressPanel addresses={query.data.addresses} />
    </>
  );
}

function MoneyPanel({ evidence }: { evidence: WithdrawalEvidence }) {
  const { since, deposits, turnover, required, left, totals, profit, firstPayout, paidOutBefore } =
    evidence;
  const isPlayed = fromWire(turnover).units >= fromWire(required).units;
  return (
    <Panel title="Money and play" actions={firstPayout && <Mark>First payout</Mark>}>
      <Facts
        facts={[
          ["Since", since ? <Time key="since" at={since} /> : "registration: no withdrawal before"],
          [
            "Deposits since then",
            <Counted
              key="deposits"
              count={deposits.count}
              amount={<Money amount={deposits.amount} />}
            />,
          ],
          ["Valid turnover since then", <Money key="turnover" amount={turnover} />],
          ["Turnover required", <Money key="required" amount={required} />],
          ["Left to play of deposits", <Money key="left" amount={left.deposits} />],
          ["Left to play of bonuses", <Money key="bonuses" amount={left.bonuses} />],
        ]}
      />
      {!isPlayed && <p className="text-bulb-ink">The deposits have not been played through.</p>}
      <h3 className="font-semibold text-soft">Since registration</h3>
      <Facts
        facts={[
          ["Deposits", <Money key="in" amount={totals.deposits} />],
          [
            "Withdrawals",
            <Counted
              key="out"
              count={paidOutBefore}
              amount={<Money amount={totals.withdrawals} />}
            />,
          ],
          ["Stake, settled", <Money key="stake" amount={totals.stake} />],
          ["Payout", <Money key="payout" amount={totals.payout} />],
          ["Player's profit", <Money key="profit" amount={profit} signed />],
          ["Adjusted by staff", <Money key="adjust" amount={totals.adjust} signed />],
          ["Open bets", <Money key="open" amount={totals.open} />],
        ]}
      />
    </Panel>
  );
}

function AccountPanel({
  withdrawal,
  account,
}: {
  withdrawal: string;
  account: WithdrawalEvidence["account"];
}) {
  const { holder, names, matches, shared, others, attempts } = account;
  return (
    <Panel
      title="Bank account"
      actions={(!matches || shared || others.length > 0) && <Mark>Look closer</Mark>}
    >
      <Facts
        facts={[
          ["Holder", holder],
          ["Registered name", names.length === 0 ? "not requested" : names.join(", ")],
          [
            "Same person",
            matches ? (
              names.length === 0 ? (
                "not compared"
              ) : (
                "yes"
              )
            ) : (
              <strong className="text-coral">no</strong>
            ),
          ],
        ]}
      />
      {shared && (
        <p className="text-bulb-ink">Bound by several players before numbers became unique.</p>
      )}
      {others.length > 0 ? (
        <ul aria-label="Other players of this account" className="grid gap-1">
          {others.map((other) => (
            <li key={`${other.id} ${other.at}`}>
              <Player {...other} /> {other.bound ? "bound it" : "tried to bind it"},{" "}
              <Time at={other.at} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-soft">No other player has bound or tried this account.</p>
      )}
      {attempts.length > 0 && (
        <>
          <p className="text-bulb-ink">This player tried to bind other players' accounts:</p>
          <ul className="grid gap-1">
            {attempts.map(({ id, number, at }) => (
              <HiddenNumber
                key={id}
                number={number}
                of={number}
                look={() =>
                  call("POST", "/withdrawals/{id}/attempts/{attempt}/show", {
                    path: { id: withdrawal, attempt: id },
                  })
                }
              >
                {(shown) => (
                  <>
                    {shown}, <Time at={at} />
                  </>
                )}
              </HiddenNumber>
            ))}
          </ul>
          <LooksAreRecorded />
        </>
      )}
    </Panel>
  );
}

function AddressPanel({ addresses }: { addresses: WithdrawalEvidence["addresses"] }) {
  return (
    <Panel title="Shared addresses">
      {addresses.length === 0 && (
        <p className="text-soft">No other player has signed in from this player's addresses.</p>
      )}
      <ul className="grid gap-2">
        {addresses.map(({ address, count, others }) => (
          <li key={address}>
            <bdi className="font-medium">{address}</bdi>{" "}
            <span className="text-soft">
              {count === 1 ? "1 other player" : `${count} other players`}
            </span>
            <ul className="ms-4 grid gap-0.5">
              {others.map((other) => (
                <li key={other.id}>
                  <Player {...other} /> {other.sameBrowser && <Mark>same browser</Mark>}
                </li>
              ))}
            </ul>
            {count > others.length && (
              <p className="ms-4 text-soft">and {count - others.length} more</p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Player({ id, username }: { id: string; username: string }) {
  return (
    <Link
      to="/players/$id"
      params={{ id }}
      className="inline-flex min-h-6 items-center text-violet underline"
    >
      {username}
    </Link>
  );
}

function Counted({ count, amount }: { count: number; amount: ReactNode }) {
  return (
    <>
      {amount} <span className="text-soft">({count})</span>
    </>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full border border-bulb px-2 text-xs font-semibold whitespace-nowrap text-bulb-ink">
      {children}
    </span>
  );
}
