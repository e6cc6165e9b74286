import type { PlayerView } from "@perya/api-client/operator";
import { call } from "../../shared/http/api.ts";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Time } from "../../shared/format/show.tsx";
import { REASON } from "./reason.ts";

type State = PlayerView["paymentPassword"];

const HOW: Readonly<Record<State["changes"][number]["how"], string>> = {
  SET: "set by login password",
  SET_BY_CODE: "set by code",
  CHANGED: "changed",
  RECOVERED: "recovered by code",
  RESET: "reset by staff",
};

/** Whether it is set, its last changes, and until when withdrawals wait after one. */
export function PaymentPassword({ state: { set, withdrawalsFrom, changes } }: { state: State }) {
  return (
    <>
      {set ? "set" : "not set"}
      {withdrawalsFrom !== null && (
        <span className="block text-xs text-bulb-ink">
          withdrawals wait until <Time at={withdrawalsFrom} />
        </span>
      )}
      {changes.map(({ how, place, at }) => (
        <span key={at} className="block text-xs text-soft">
          {HOW[how]} <Time at={at} /> {place !== null && <bdi>{place}</bdi>}
        </span>
      ))}
    </>
  );
}

/** Requests the removal of the payment password; a second person must approve. */
export function ResetPaymentPassword({ player }: { player: PlayerView }) {
  if (!player.paymentPassword.set) return null;
  return (
    <Confirm
      action="Reset payment password"
      look="danger"
      title={`Reset the payment password of ${player.username}?`}
      about={
        "For players who can't remember or recover it. A second person must approve. " +
        "The player then sets a new one at the next sign-in, and withdrawals wait 24 hours."
      }
      asks={[REASON]}
      send={(body) =>
        call("POST", "/players/{id}/payment-password/reset", { path: { id: player.id }, body })
      }
      done={SECOND_PERSON}
    />
  );
}
