import type { PlayerView } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { call } from "../../shared/http/api.ts";
import { REASON } from "./reason.ts";

/** Opens an account again that its player has closed. */
export function Reopen({ player }: { player: PlayerView }) {
  if (player.closedAt === null) return null;
  return (
    <Confirm
      action="Open the account again"
      title={`Open the account of ${player.username} again?`}
      about={
        "The player closed it and can sign in again from then on. Limits and exclusions are as " +
        "they were. Make sure that you are talking to the player."
      }
      asks={[REASON]}
      send={(body) => call("POST", "/players/{id}/reopen", { path: { id: player.id }, body })}
      done="The account is open again."
    />
  );
}
