import type { Vendor } from "@perya/api-client/operator";
import { call } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";

/** Where a vendor's games are played, in words. */
export const OPENS_IN: Readonly<Record<Vendor["opensIn"], string>> = {
  seamless: "On /seamless, beside the narrow menu",
  game: "On /game, under the header alone",
  popup: "In a window of their own",
};

/** Sets where a vendor's games open. */
export function OpensIn({ vendor }: { vendor: Vendor }) {
  return (
    <Confirm
      action="Where games open"
      title={`Where do the games of ${vendor.name} open?`}
      about="A vendor that bets from the one wallet is framed beside the menu; one that lets nobody frame it needs a window. Players have it with the next game they open."
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
        { name: "reason", label: "Reason", hint: "Kept in the audit trail." },
      ]}
    />
  );
}
