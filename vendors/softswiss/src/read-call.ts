import {
  readFields,
  type DialectAnswer,
  type JsonObject,
  type Maybe,
  type OperatorPort,
  type PortPlayer,
  type Read,
  type VendorAccount,
} from "@perya/wallet-protocol";
import { refused } from "./reply.ts";

/** One path of the protocol. */
export type Path = (object: JsonObject, context: Context) => Promise<DialectAnswer>;

export interface Context {
  readonly vendor: VendorAccount;
  readonly operator: OperatorPort;
}

type Fields = Parameters<typeof readFields>[1];
type PlayerFields = Fields & { readonly account_id: Fields[string] };

type Call<Shape extends Fields> =
  | { values: Read<Shape>; player: PortPlayer }
  | { refused: DialectAnswer };

/**
 * Checks the fields and types, whether the vendor may call at all, and the player. Returns the
 * values, or the answer that refuses the call.
 */
export function readCall<Shape extends PlayerFields>(
  object: JsonObject,
  fields: Shape,
  { vendor, operator }: Context,
): Maybe<Call<Shape>> {
  const read = readFields(object, fields);
  if (!read.ok)
    return {
      refused: refused("400", {
        message: `${read.refusal === "MISSING" ? "Missing" : "Invalid"} field: ${read.detail ?? ""}`,
      }),
    };
  if (!vendor.active)
    return { refused: refused("403", { message: "This provider is switched off." }) };
  const call = (player: PortPlayer | undefined): Call<Shape> =>
    player ? { values: read.value, player } : { refused: refused("101") };
  const player = operator.player(String((read.value as { account_id: unknown }).account_id));
  return player instanceof Promise ? player.then(call) : call(player);
}
