import type { PlayerView } from "@perya/api-client/operator";
import { formatMoney, fromWire, type WireMoney } from "@perya/money";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { unitsOf } from "../../shared/forms/amount.ts";
import { call, reading } from "../../shared/http/api.ts";
import { LIMIT_NAMES, LIMIT_TITLES } from "./limit-titles.ts";
import { REASON } from "./reason.ts";

/** Limits of staff, beside the player's own: the lower one counts. */
export function SetLimits({ player: { id, username, currency } }: { player: PlayerView }) {
  const limits = useQuery(reading("/players/{id}/limits", { path: { id } }));
  const queries = useQueryClient();
  if (!limits.data) return null;
  const staff = new Map(limits.data.limits.map((limit) => [limit.name, limit.staff]));
  return (
    <Confirm
      action="Set limits"
      title={`Limits of ${username}`}
      about={
        "Decided with every bet and deposit, beside the player's own limits. " +
        "Leave a field empty for no limit."
      }
      done="The limits are set."
      asks={[
        ...LIMIT_NAMES.map((name) => ({
          name,
          label: LIMIT_TITLES[name],
          // Current limits are filled in: an emptied field lifts its limit.
          value: shown(staff.get(name)),
          required: false,
        })),
        REASON,
      ]}
      send={async ({ reason, ...typed }) => {
        // What was left as it stood is not set again: a colleague may have changed it meanwhile.
        const asked = LIMIT_NAMES.filter((name) => typed[name] !== shown(staff.get(name))).map(
          (name) => [name, typed[name] ? unitsOf(typed[name], currency) : null] as const,
        );
        const view = await call("POST", "/players/{id}/limits", {
          path: { id },
          body: { limits: Object.fromEntries(asked), reason },
        });
        queries.setQueryData(reading("/players/{id}/limits", { path: { id } }).queryKey, view);
      }}
    />
  );
}

function shown(amount: WireMoney | null | undefined): string {
  return amount ? formatMoney(fromWire(amount), { symbol: false }) : "";
}
