import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { useMay } from "../../../shared/http/session.ts";

interface Props {
  /** The vendor or game. */
  readonly name: string;
  readonly brand: string;
  readonly on: boolean;
  /** The effect on players when it is switched off. */
  readonly off: string;
  readonly send: (change: "enable" | "disable", reason: string) => Promise<unknown>;
}

/**
 * Switches a vendor or a game for one brand, for permitted staff; effects on players are shown
 * first.
 */
export function BrandSwitch({ name, brand, on, off, send }: Props) {
  if (!useMay()("offer.write")) return null;
  return (
    <Confirm
      action={on ? "Disable" : "Enable"}
      look={on ? "danger" : "plain"}
      title={`${on ? "Disable" : "Enable"} ${name} at ${brand}?`}
      about={
        on
          ? `${off} Other brands keep it.`
          : `It returns to the lobbies of ${brand}, unless it is disabled everywhere.`
      }
      send={({ reason }) => send(on ? "disable" : "enable", reason)}
      done={on ? `Disabled at ${brand}.` : `Enabled at ${brand}.`}
      asks={[{ name: "reason", label: "Reason", hint: "Recorded in the audit trail." }]}
    />
  );
}
