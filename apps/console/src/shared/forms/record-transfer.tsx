import type { PlayerRow } from "@perya/api-client/operator";
import { SECOND_PERSON } from "../http/act.ts";
import { Mistyped, unitsOf } from "./amount.ts";
import { call } from "../http/api.ts";
import { Confirm } from "../dialogs/confirm.tsx";

/** The payer's name, which a bank does not always tell. */
export const PAYER = {
  name: "payer",
  label: "Name of the account that paid",
  hint: "Where the bank shows it",
  required: false,
} as const;

/**
 * Credits a transfer seen at the bank for which no slip came. Of a player, or of one who is named.
 */
export function RecordTransfer({
  player,
}: {
  player?: Pick<PlayerRow, "id" | "username" | "currency">;
}) {
  const seen = [
    {
      name: "amount",
      label: player ? `Amount that arrived, in ${player.currency}` : "Amount that arrived",
    },
    { name: "reference", label: "Bank reference" },
    PAYER,
  ] as const;
  const named = { name: "player", label: "Player", hint: "Username or number" } as const;
  return (
    <Confirm
      action="Record a transfer"
      title={player ? `Record a transfer of ${player.username}` : "Record a transfer"}
      about={
        <p>
          For money that arrived at the bank without a slip. It settles the player&apos;s request
          for exactly this amount, or becomes a deposit of its own. What you type is credited at
          once, irrevocably; above the approval limit, once a second person has recorded the same.
        </p>
      }
      asks={player ? seen : [named, ...seen]}
      send={async (
        typed: Readonly<Record<"player" | "amount" | "reference" | "payer", string>>,
      ) => {
        const { id, currency } = player ?? (await find(typed.player));
        return call("POST", "/bank-transfers", {
          body: {
            player: id,
            amount: unitsOf(typed.amount, currency),
            reference: typed.reference,
            ...(typed.payer ? { payer: typed.payer } : {}),
          },
        });
      }}
      done={({ status }) => (status === "SUCCEEDED" ? "The transfer is credited." : SECOND_PERSON)}
    />
  );
}

/** The one player with a name or number. Throws Mistyped. */
async function find(text: string): Promise<PlayerRow> {
  const { content } = await call("GET", "/players", { query: { search: text } });
  const [found, another] = content.filter(
    (player) => player.id === text || player.username.toLowerCase() === text.toLowerCase(),
  );
  if (another)
    throw new Mistyped("Players of several brands have this name. Enter the player's number.");
  if (!found) throw new Mistyped("There is no player with this name or number.");
  return found;
}
