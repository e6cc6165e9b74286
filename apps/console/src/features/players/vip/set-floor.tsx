import type { VipOfPlayer } from "@perya/api-client/operator";
import { useQueryClient } from "@tanstack/react-query";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { call, reading } from "../../../shared/http/api.ts";
import { REASON } from "../reason.ts";

/** The level that a player is never below, whatever they play. */
export function SetFloor({
  id,
  vip: { place, levels, waiting },
}: {
  id: string;
  vip: VipOfPlayer;
}) {
  const queries = useQueryClient();
  return (
    <Confirm
      action="Grant a level"
      title="The level that this player is never below"
      about={
        "A higher one is the player's at once, with all that it brings, and takes two people. " +
        "Lowering it or taking it away takes one; the level then stays until a month in which " +
        "it is not kept."
      }
      held={waiting ? "A level for this player is waiting for another person." : undefined}
      asks={[
        {
          name: "floor",
          label: "Never below",
          blank: true,
          choices: [
            ["0", "any level"] as const,
            ...levels.map(({ level, label }) => [String(level), `${level} · ${label}`] as const),
          ].filter(([value]) => value !== String(place.floor)),
        },
        REASON,
      ]}
      send={async ({ floor, reason }) => {
        const { status, vip } = await call("POST", "/players/{id}/vip-floor", {
          path: { id },
          body: { floor: Number(floor), reason },
        });
        queries.setQueryData(reading("/players/{id}/vip", { path: { id } }).queryKey, vip);
        return status;
      }}
      done={(status) => (status === "DONE" ? "The level is set." : "It waits for a second person.")}
    />
  );
}
