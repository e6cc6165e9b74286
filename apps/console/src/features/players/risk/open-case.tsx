import { call } from "../../../shared/http/api.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";

/** Opens a case about a player by hand. */
export function OpenCase({ player }: { player: string }) {
  return (
    <Confirm
      action="Open a case"
      title="Open a case about this player?"
      about="Colleagues who look into cases see it. The player is not told, and nothing is blocked."
      asks={[{ name: "reason", label: "What is suspicious" }]}
      send={({ reason }) => call("POST", "/cases", { body: { player, reason } })}
      done="The case is open."
    />
  );
}
