import type { PlayerView } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { REASON } from "./reason.ts";

const WORDS = { mobile: "Mobile number", email: "E-mail address" } as const;

/** Requests the removal of a contact the player has lost; a second person must approve. */
export function RemoveContact({ player }: { player: PlayerView }) {
  const has = (["mobile", "email"] as const).filter((type) =>
    player.told.some(({ name }) => name === type),
  );
  if (has.length === 0) return null;
  return (
    <Confirm
      action="Remove a contact"
      look="danger"
      title={`Remove a contact of ${player.username}?`}
      about={
        "For players who have lost it. A second person must approve. The player gives a new one " +
        "at the next sign-in; withdrawals wait 24 hours, and again after the new one."
      }
      asks={[
        {
          name: "type",
          label: "Which",
          choices: has.map((type) => [type, WORDS[type]] as const),
        },
        REASON,
      ]}
      send={({ type, reason }) =>
        call("POST", "/players/{id}/contacts/reset", {
          path: { id: player.id },
          body: { type: type === "email" ? "email" : "mobile", reason },
        })
      }
      done={SECOND_PERSON}
    />
  );
}
