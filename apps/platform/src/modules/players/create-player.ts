import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../secrets/public-id.ts";
import type { Player } from "./players.ts";
import { insertPlayer } from "./players.store.ts";

export type NewPlayer = Pick<Player, "brandId" | "username" | "currency" | "book" | "country"> &
  Partial<Pick<Player, "kind" | "nickname">>;

/** Adds a player with a random public id: a member, unless another kind is named. */
export async function createPlayer(
  tx: Tx,
  player: NewPlayer,
): Promise<Result<Player, "USERNAME_TAKEN">> {
  const made = await insertPlayer(tx, {
    kind: "0",
    nickname: "",
    ...player,
    publicId: newPublicId("pl"),
  });
  return made ? ok(made) : refuse("USERNAME_TAKEN");
}
