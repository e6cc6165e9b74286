import { useRef } from "react";
import type { PlayerView } from "@perya/api-client/operator";
import { formatMoney, fromWire } from "@perya/money";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { unitsOf } from "../../shared/forms/amount.ts";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { ApiError, call } from "../../shared/http/api.ts";
import { REASON } from "./reason.ts";

interface Part {
  readonly player: PlayerView;
}

/** What staff do about money that a player owes; nothing where nothing is owed. */
export function Owed({ player }: Part) {
  const { cash, owed } = player.balance;
  if (fromWire(owed).units === 0n) return null;
  return (
    <>
      {fromWire(cash).units > 0n && <Collect player={player} />}
      <Waive player={player} />
    </>
  );
}

function Collect({ player }: Part) {
  return (
    <Confirm
      action="Collect what is owed"
      title={`Take what ${player.username} owes from the balance?`}
      about={
        `${words(player, "owed")} is owed and there is ${words(player, "cash")}. It is taken as ` +
        "far as it goes, and the player sees it among the transactions. It can't be undone."
      }
      send={(body) => call("POST", "/players/{id}/owed/collect", { path: { id: player.id }, body })}
      done="It is taken from the balance."
      asks={[REASON]}
    />
  );
}

function Waive({ player }: Part) {
  // As of an adjustment: sent again after a lost answer it is the same one.
  const key = useRef(crypto.randomUUID());
  return (
    <Confirm
      action="Waive what is owed"
      title={`Waive what ${player.username} owes?`}
      about={
        `${words(player, "owed")} is owed. What is waived need not be paid any more, which can't ` +
        "be undone. Above what one person may do, in one move or in a day, a second person must " +
        "approve."
      }
      asks={[{ name: "amount", label: `Amount in ${player.currency}` }, REASON]}
      send={async ({ amount, reason }) => {
        const body = { amount: unitsOf(amount, player.currency), reason, key: key.current };
        const answer = await call("POST", "/players/{id}/owed/waive", {
          path: { id: player.id },
          body,
        }).catch((fault: unknown) => {
          if (fault instanceof ApiError && fault.status < 500) key.current = crypto.randomUUID();
          throw fault;
        });
        key.current = crypto.randomUUID();
        return answer;
      }}
      done={({ status }) => (status === "WAITING" ? SECOND_PERSON : "It is waived.")}
    />
  );
}

function words({ balance }: PlayerView, which: "cash" | "owed"): string {
  return formatMoney(fromWire(balance[which]));
}
