import { unitsOf } from "../../shared/amount.ts";
import { Confirm } from "../../shared/confirm.tsx";
import { useMay } from "../../shared/session.ts";
import type { Player360 } from "./player.ts";

const REASON = { name: "reason", label: "Reason", hint: "Kept in the audit trail." } as const;

/** What staff can change about a player. Each change names its reason. */
export function PlayerActions({ player }: { player: Player360 }) {
  const may = useMay();
  const path = `/players/${encodeURIComponent(player.id)}`;
  return (
    <div className="flex flex-wrap gap-2">
      {may("players.kyc") && <RaiseKyc player={player} path={path} />}
      {may("players.block") && <Block player={player} path={path} />}
      {may("players.block") && <Limits player={player} path={path} />}
      {may("players.adjust") && <Adjust player={player} path={path} />}
    </div>
  );
}

interface Part {
  readonly player: Player360;
  readonly path: string;
}

function RaiseKyc({ player, path }: Part) {
  return (
    <Confirm
      action="Set KYC level"
      title={`KYC level of ${player.username}`}
      about="Level 1 means phone, real name and birth date were checked; it opens withdrawals up to 20,000 a day."
      path={`${path}/kyc`}
      done="The KYC level is set."
      asks={[{ name: "level", label: "Level (0 to 3)", value: String(Math.min(player.kycLevel + 1, 3)) }, REASON]}
      toBody={(typed) => {
        if (!/^[0-3]$/.test(typed["level"] ?? "")) throw new Error("The level is 0, 1, 2 or 3.");
        return { level: Number(typed["level"]), reason: typed["reason"] };
      }}
    />
  );
}

function Block({ player, path }: Part) {
  if (player.guards.blocked)
    return (
      <Confirm
        action="Unblock"
        title={`Unblock ${player.username}?`}
        about="Bets are accepted again at once."
        path={`${path}/unblock`}
        done="Unblocked."
        asks={[REASON]}
      />
    );
  return (
    <Confirm
      action="Block"
      look="danger"
      title={`Block ${player.username}?`}
      about="No new bet is accepted from this moment on, and open games end. Open rounds still pay, and withdrawals stay possible."
      path={`${path}/block`}
      done="Blocked."
      asks={[REASON]}
    />
  );
}

function Limits({ player, path }: Part) {
  const units = (text: string | undefined) => (text ? unitsOf(text, player.currency) : null);
  return (
    <Confirm
      action="Set limits"
      title={`Limits of ${player.username}`}
      about="Enforced inside the bet. Leave a field empty for no limit."
      path={`${path}/limits`}
      done="The limits are set."
      asks={[
        { name: "singleBet", label: "Single bet at most", required: false },
        { name: "dailyWager", label: "Wager in 24 hours at most", required: false },
        REASON,
      ]}
      toBody={(typed) => ({ singleBet: units(typed["singleBet"]), dailyWager: units(typed["dailyWager"]), reason: typed["reason"] })}
    />
  );
}

function Adjust({ player, path }: Part) {
  return (
    <Confirm
      action="Adjust balance"
      title={`Adjust the balance of ${player.username}`}
      about="A minus in front takes money away, never below zero. Above the set amount a second person must approve."
      path={`${path}/adjust`}
      done="The balance is adjusted."
      asks={[{ name: "amount", label: `Amount in ${player.currency}`, hint: "For example 100.00 or -25.50" }, REASON]}
      toBody={(typed) => {
        const text = typed["amount"] ?? "";
        const units = unitsOf(text.replace(/^[-+]/, ""), player.currency);
        return { amount: text.startsWith("-") ? `-${units}` : units, reason: typed["reason"], key: crypto.randomUUID() };
      }}
    />
  );
}
