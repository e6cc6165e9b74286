import type { PlayerView, PlayerWagering as Requirement } from "@perya/api-client/operator";
import { useRef } from "react";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { unitsOf } from "../../../shared/forms/amount.ts";
import { SECOND_PERSON } from "../../../shared/http/act.ts";
import { ApiError, call } from "../../../shared/http/api.ts";
import { REASON } from "../reason.ts";

interface Props {
  readonly player: PlayerView;
}

const TWO = "Above what one person may do, in one move or in a day, a second person must approve.";

/** Sends under a key that stays until an answer came: after a lost one it is the same request. */
function useKeyed() {
  const key = useRef(crypto.randomUUID());
  return async <Answer,>(send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const answer = await send(key.current).catch((fault: unknown) => {
      if (fault instanceof ApiError && fault.status < 500) key.current = crypto.randomUUID();
      throw fault;
    });
    key.current = crypto.randomUUID();
    return answer;
  };
}

/** Has the player play an amount before money may leave. */
export function AddPlay({ player }: Props) {
  const keyed = useKeyed();
  return (
    <Confirm
      action="Add an amount to play"
      title={`Have ${player.username} play before a withdrawal?`}
      about={`Every bet counts in full from now on, and no fee stands for it. ${TWO}`}
      asks={[{ name: "amount", label: `Amount in ${player.currency}` }, REASON]}
      send={({ amount, reason }) => {
        const units = unitsOf(amount, player.currency);
        return keyed((key) =>
          call("POST", "/players/{id}/wagering", {
            path: { id: player.id },
            body: { amount: units, reason, key },
          }),
        );
      }}
      done={({ status }) => (status === "WAITING" ? SECOND_PERSON : "It is added.")}
    />
  );
}

/** Takes back what a player still has to play of something. */
export function CancelPlay({ player, requirement }: Props & { readonly requirement: Requirement }) {
  const keyed = useKeyed();
  return (
    <Confirm
      action="Cancel"
      look="danger"
      title="Cancel what is left to play of it?"
      about={`What was played for it counts for nothing else. It can't be undone. ${TWO}`}
      asks={[REASON]}
      send={({ reason }) =>
        keyed((key) =>
          call("POST", "/players/{id}/wagering/{requirement}/cancel", {
            path: { id: player.id, requirement: requirement.id },
            body: { reason, key },
          }),
        )
      }
      done={({ status }) => (status === "WAITING" ? SECOND_PERSON : "It is cancelled.")}
    />
  );
}
