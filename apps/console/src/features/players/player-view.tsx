import type { PlayerView as Player } from "@perya/api-client/operator";
import { fromWire } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useMay, type Permission } from "../../shared/http/session.ts";
import { holdWords } from "../../shared/format/hold-words.ts";
import { reading } from "../../shared/http/api.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { useFilters } from "../../shared/lists/filters.ts";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { PlayerNotes } from "./notes/player-notes.tsx";
import { PlayerRisk } from "./risk/player-risk.tsx";
import { BankAccounts } from "./bank-accounts.tsx";
import { accountWords } from "./kind-words.ts";
import { PlayerActions } from "./player-actions.tsx";
import { PlayerBonuses } from "./player-bonuses.tsx";
import { PlayerDocuments } from "./player-documents.tsx";
import { PlayerEntries } from "./player-entries.tsx";
import { PlayerLimits } from "./player-limits.tsx";
import { PlayerMessages } from "./player-messages.tsx";
import { PlayerPoints } from "./player-points.tsx";
import { PlayerProfit } from "./player-profit.tsx";
import { PlayerTeam } from "./player-team.tsx";
import { PlayerTransfers } from "./player-transfers.tsx";
import { PlayerRounds } from "./player-rounds.tsx";
import { PlayerReferrals } from "./player-referrals.tsx";
import { PlayerRegisters } from "./player-registers.tsx";
import { PaymentPassword } from "./payment-password.tsx";
import { PlayerVip } from "./vip/player-vip.tsx";
import { PlayerWagering } from "./wagering/player-wagering.tsx";
import { Contacts, Kind, Origin, SignIns } from "./person.tsx";

const PARTS = [
  ["ledger", "Ledger"],
  ["rounds", "Rounds"],
  ["profit", "Profit and loss"],
  ["wagering", "Wagering"],
  ["limits", "Limits"],
  ["bonuses", "Bonuses", "promotions.read"],
  ["vip", "VIP"],
  ["points", "Points", "points.read"],
  ["referrals", "Referrals", "referrals.read"],
  ["team", "Team", "teams.read"],
  ["registers", "Registers", "registers.read"],
  ["messages", "Messages"],
  ["documents", "Documents", "documents.read"],
  ["risk", "Risk and links", "risk.read"],
  ["notes", "Notes and tags", "players.notes"],
  ["transfers", "Vendor wallets", "vendor-wallets.read"],
] as const satisfies readonly (readonly [string, string, Permission?])[];
type Part = (typeof PARTS)[number][0];

/** Everything about a player: identity, balance, limits, and every entry of their ledger. */
export function PlayerView({ id }: { id: string }) {
  const query = useQuery(reading("/players/{id}", { path: { id } }));
  const { part, open } = usePart();
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const player = query.data;
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-3">
        <Profile player={player} />
        <Balance player={player} />
        <Guards player={player} />
      </div>
      <PlayerActions player={player} />
      <div className="grid gap-4 lg:grid-cols-3">
        <Contacts player={player} />
        <Origin player={player} />
        <BankAccounts player={player} />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <SignIns player={player} />
        <Sessions player={player} />
      </div>
      <div className="flex flex-wrap gap-2">
        {PARTS.filter(([, , needs]) => !needs || may(needs)).map(([name, title]) => (
          <Button
            key={name}
            aria-pressed={part === name}
            look={part === name ? "primary" : "plain"}
            onClick={() => open(name)}
          >
            {title}
          </Button>
        ))}
      </div>
      {part === "ledger" && <PlayerEntries id={id} />}
      {part === "rounds" && <PlayerRounds id={id} />}
      {part === "profit" && <PlayerProfit id={id} />}
      {part === "documents" && <PlayerDocuments id={id} />}
      {part === "wagering" && <PlayerWagering player={player} />}
      {part === "limits" && <PlayerLimits id={id} />}
      {part === "bonuses" && <PlayerBonuses id={id} />}
      {part === "vip" && <PlayerVip id={id} />}
      {part === "points" && <PlayerPoints id={id} />}
      {part === "referrals" && <PlayerReferrals id={id} />}
      {part === "team" && <PlayerTeam id={id} />}
      {part === "registers" && <PlayerRegisters id={id} />}
      {part === "messages" && <PlayerMessages id={id} />}
      {part === "risk" && <PlayerRisk id={id} />}
      {part === "notes" && <PlayerNotes id={id} />}
      {part === "transfers" && <PlayerTransfers id={id} />}
    </>
  );
}

/** The open part is in the address, so Back and a shared link restore it; its lists start over. */
function usePart() {
  const { filters } = useFilters();
  const navigate = useNavigate();
  const [first] = PARTS;
  const part = PARTS.find(([name]) => name === filters.part)?.[0] ?? first[0];
  const open = (name: Part) =>
    void navigate({ to: ".", search: ({ brand }) => ({ ...(brand && { brand }), part: name }) });
  return { part, open };
}

function stateOf({ closedAt, guards, dormant }: Player): string {
  if (closedAt !== null) return "CLOSED BY PLAYER";
  if (guards.blocked) return "BLOCKED";
  return dormant ? "DORMANT" : "ACTIVE";
}

function Profile({ player }: { player: Player }) {
  return (
    <Panel title={player.username} actions={<Status name={stateOf(player)} />}>
      <Facts
        facts={[
          ["Id", <code key="id">{player.id}</code>],
          ["Kind", <Kind key="kind" player={player} />],
          ["Book", player.book],
          ["Account", accountWords(player.accountType)],
          ["KYC level", player.kycLevel],
          ["Registered", <Time key="registered" at={player.createdAt} />],
          ["Last sign-in", <Time key="last" at={player.lastLoginAt} />],
          ...dormantFacts(player),
        ]}
      />
    </Panel>
  );
}

/** Since when nobody has signed in for as long as a law names; the money stays payable. */
function dormantFacts({ dormant }: Player): (readonly [string, ReactNode])[] {
  if (!dormant) return [];
  return [
    [
      "Dormant since",
      <span key="dormant">
        <Time at={dormant.since} /> ({dormant.rule})
      </span>,
    ],
  ];
}

/** What a player owes stands out; that nothing is owed does not. */
function OwedMoney({ owed }: { owed: Player["balance"]["owed"] }) {
  const isOwed = fromWire(owed).units > 0n;
  return (
    <span className={isOwed ? "font-semibold text-coral" : ""}>
      <Money amount={owed} />
    </span>
  );
}

function Balance({ player: { balance, totals } }: { player: Player }) {
  return (
    <Panel title="Money">
      <Facts
        facts={[
          ["Cash", <Money key="cash" amount={balance.cash} />],
          ["Held for withdrawal", <Money key="held" amount={balance.held} />],
          ["Owed to the house", <OwedMoney key="owed" owed={balance.owed} />],
          ["Deposits", <Money key="deposits" amount={totals.deposits} />],
          ["Withdrawals", <Money key="withdrawals" amount={totals.withdrawals} />],
          ["Stake, settled", <Money key="stake" amount={totals.stake} />],
          ["Payout", <Money key="payout" amount={totals.payout} />],
          ["GGR", <Money key="ggr" amount={totals.ggr} signed />],
          ["Hold", holdWords(totals.holdPpm)],
          ["Won with free bets", <Money key="free" amount={totals.freePayout} />],
          ["Contributed to jackpots", <Money key="fed" amount={totals.jackpotContribution} />],
          ["Won from jackpots", <Money key="jackpots" amount={totals.jackpotPayout} />],
          ["Valid turnover", <Money key="turnover" amount={totals.turnover} />],
          ["Open bets", <Money key="open" amount={totals.open} />],
        ]}
      />
    </Panel>
  );
}

function Guards({ player: { guards, paymentPassword, openWithdrawals } }: { player: Player }) {
  return (
    <Panel title="Guards">
      <Facts
        facts={[
          ["Excluded until", <Excluded key="excluded" until={guards.excludedUntil} />],
          ["Single bet at most", <Money key="single" amount={guards.singleBet} />],
          ["Wager per day at most", <Money key="daily" amount={guards.dailyWager} />],
          ["Payment password", <PaymentPassword key="payment" state={paymentPassword} />],
        ]}
      />
      {openWithdrawals.map((withdrawal) => (
        <Link
          key={withdrawal.id}
          to="/withdrawals/$id"
          params={{ id: withdrawal.id }}
          className="flex items-center justify-between gap-2 text-violet"
        >
          <span className="underline">
            Withdrawal of <Money amount={withdrawal.amount} />
          </span>
          <Status name={withdrawal.status} />
        </Link>
      ))}
    </Panel>
  );
}

/** A permanent exclusion is shown as such, and a past one as over. */
function Excluded({ until }: { until: string | null }) {
  const [now] = useState(() => Date.now());
  if (until !== null && until >= "9000") return "for good";
  return (
    <>
      <Time at={until} />
      {until !== null && Date.parse(until) <= now && (
        <span className="block text-xs text-soft">over</span>
      )}
    </>
  );
}

function Sessions({ player }: { player: Player }) {
  return (
    <Panel title="Sessions">
      {player.sessions.length === 0 && <p className="text-soft">No open sessions.</p>}
      <ul className="grid gap-1">
        {player.sessions.map((session) => (
          <li key={session.createdAt} className="truncate">
            <bdi>{session.ip}</bdi> · since <Time at={session.createdAt} /> ·{" "}
            <span className="text-soft">{session.userAgent}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
