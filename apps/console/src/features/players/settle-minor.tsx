import type { PlayerView } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { REASON } from "./reason.ts";

/** The account of a player who turns out to be a minor is settled and closed. */
export function SettleMinor({ player }: { readonly player: PlayerView }) {
  return (
    <Confirm
      action="Account of a minor"
      look="danger"
      title={`Settle ${player.username} as the account of a minor?`}
      about={
        "All play is void: winnings are cancelled and losses are given back. What was paid in " +
        "and not paid out leaves the account; send it back to where it came from. The player is " +
        "excluded for good and told why. A second person must approve, and it can't be undone. " +
        "Block the player meanwhile."
      }
      asks={[
        { name: "birthDate", label: "Date of birth", hint: "As 2010-05-31" },
        { name: "proof", label: "What shows it", hint: "For example the number of a document" },
        REASON,
      ]}
      send={({ birthDate, proof, reason }) =>
        call("POST", "/players/{id}/minor", {
          path: { id: player.id },
          body: { birthDate, proof, reason },
        })
      }
      done={SECOND_PERSON}
    />
  );
}
