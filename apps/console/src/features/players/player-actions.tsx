import { useId, useRef, type ReactNode } from "react";
import type { PlayerView } from "@perya/api-client/operator";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { Mistyped, unitsOf } from "../../shared/forms/amount.ts";
import { ApiError, call } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { RecordTransfer } from "../../shared/forms/record-transfer.tsx";
import { ChangeKind, Exclude, GivePassword, MarkTest, NewInvitation } from "./identity-actions.tsx";
import { LoginLink } from "./login-link.tsx";
import { Owed } from "./owed.tsx";
import { PayOut } from "./pay-out.tsx";
import { Reopen } from "./reopen.tsx";
import { ResetPaymentPassword } from "./payment-password.tsx";
import { REASON } from "./reason.ts";
import { RemoveContact } from "./remove-contact.tsx";
import { SettleMinor } from "./settle-minor.tsx";
import { SetLimits } from "./set-limits.tsx";
import { WriteToPlayer } from "./write-to-player.tsx";

/** What staff can change about a player, by what it is about. Each change names its reason. */
export function PlayerActions({ player }: { player: PlayerView }) {
  const may = useMay();
  return (
    <Panel title="Actions">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-3">
        <Group title="Money">
          {may("deposits.decide") && <RecordTransfer player={player} />}
          {may("withdrawals.decide") && <PayOut player={player} />}
          {may("players.adjust") && <Adjust player={player} />}
          {may("players.owed") && <Owed player={player} />}
        </Group>
        <Group title="Sign-in and contacts">
          {may("players.links") && <LoginLink player={player} />}
          {may("players.password") && <GivePassword player={player} />}
          {may("players.password") && <ResetPaymentPassword player={player} />}
          {may("players.password") && <RemoveContact player={player} />}
        </Group>
        <Group title="Protection">
          {may("players.block") && <SetLimits player={player} />}
          {may("players.block") && <Exclude player={player} />}
          {may("players.minor") && <SettleMinor player={player} />}
        </Group>
        <Group title="Account">
          {may("players.block") && <Reopen player={player} />}
          {may("players.block") && <Block player={player} />}
          {may("players.kyc") && <RaiseKyc player={player} />}
          {may("players.kind") && <MarkTest player={player} />}
        </Group>
        <Group title="Agents">
          {may("players.kind") && <ChangeKind player={player} />}
          {may("players.kind") && <NewInvitation player={player} />}
        </Group>
        <Group title="Messages">{may("service.write") && <WriteToPlayer player={player} />}</Group>
      </div>
    </Panel>
  );
}

/** Actions about one thing. A group without any that this person may take now is not there. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="hidden content-start gap-2 has-[button]:grid">
      <h3 id={id} className="text-sm text-soft">
        {title}
      </h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

interface Part {
  readonly player: PlayerView;
}

function RaiseKyc({ player }: Part) {
  return (
    <Confirm
      action="Set KYC level"
      title={`KYC level of ${player.username}`}
      about={
        "Level 1 means phone, real name and birth date were checked, level 2 also an identity " +
        "document. Level 3 takes documents, which two people approve."
      }
      done="The KYC level is set."
      asks={[
        { name: "level", label: "Level (0 to 2)", value: String(Math.min(player.kycLevel + 1, 2)) },
        REASON,
      ]}
      send={async ({ level, reason }) => {
        if (!/^[0-2]$/.test(level)) throw new Mistyped("The level is 0, 1 or 2.");
        return call("POST", "/players/{id}/kyc", {
          path: { id: player.id },
          body: { level: Number(level), reason },
        });
      }}
    />
  );
}

function Block({ player }: Part) {
  if (player.guards.blocked)
    return (
      <Confirm
        action="Unblock"
        title={`Unblock ${player.username}?`}
        about="Bets are accepted again at once."
        send={(body) => call("POST", "/players/{id}/unblock", { path: { id: player.id }, body })}
        done="Unblocked."
        asks={[REASON]}
      />
    );
  return (
    <Confirm
      action="Block"
      look="danger"
      title={`Block ${player.username}?`}
      about={
        "No new bet is accepted from this moment on, and open games end. " +
        "Open rounds still pay, and withdrawals stay possible."
      }
      send={(body) => call("POST", "/players/{id}/block", { path: { id: player.id }, body })}
      done="Blocked."
      asks={[REASON]}
    />
  );
}

function Adjust({ player }: Part) {
  // Sent again after a lost answer, it is the same adjustment; after an answer, the next one gets a
  // new key.
  const key = useRef(crypto.randomUUID());
  return (
    <Confirm
      action="Adjust balance"
      title={`Adjust the balance of ${player.username}`}
      about={
        "A minus sign takes money away, never below zero. Above what one person may do, " +
        "in one move or in a day, a second person must approve."
      }
      asks={[
        {
          name: "amount",
          label: `Amount in ${player.currency}`,
          hint: "For example 100.00 or -25.50",
        },
        REASON,
      ]}
      send={async ({ amount, reason }) => {
        const units = unitsOf(amount.replace(/^[-+]/, ""), player.currency);
        const body = {
          amount: amount.startsWith("-") ? `-${units}` : units,
          reason,
          key: key.current,
        };
        const answer = await call("POST", "/players/{id}/adjust", {
          path: { id: player.id },
          body,
        }).catch((fault: unknown) => {
          if (fault instanceof ApiError && fault.status < 500) key.current = crypto.randomUUID();
          throw fault;
        });
        key.current = crypto.randomUUID();
        return answer;
      }}
      done={({ status }) => (status === "WAITING" ? SECOND_PERSON : "The balance is adjusted.")}
    />
  );
}
