import type { Vendor } from "@perya/api-client/operator";
import { call } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";

/** Where a vendor's games are played, in words. */
export const OPENS_IN: Readonly<Record<Vendor["opensIn"], string>> = {
  seamless: "On /seamless, beside the collapsed menu",
  game: "On /game, under the header only",
  popup: "In their own window",
};

/** Sets where a vendor's games open. */
export function OpensIn({ vendor }: { vendor: Vendor }) {
  return (
    <Confirm
      action="Where games open"
      title={`Where do the games of ${vendor.name} open?`}
      about={
        "A vendor on the shared wallet is framed beside the menu; one that forbids framing " +
        "needs its own window. It applies from the next game a player opens."
      }
      send={({ opensIn, reason }) =>
        call("PUT", "/vendors/{id}", {
          path: { id: vendor.id },
          body: { opensIn: opensIn as Vendor["opensIn"], reason },
        })
      }
      done="Set."
      asks={[
        {
          name: "opensIn",
          label: "Opens",
          value: vendor.opensIn,
          choices: Object.entries(OPENS_IN),
        },
        { name: "reason", label: "Reason", hint: "Recorded in the audit trail." },
      ]}
    />
  );
}
