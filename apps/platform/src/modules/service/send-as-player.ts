import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import type { SignedIn } from "../identity/index.ts";
import { lockOfPlayer } from "./conversations.store.ts";
import { countOfDay, selectByKey } from "./messages.store.ts";
import { writeMessage, type Draft, type Written } from "./write-message.ts";

/** Messages of one player in a day. */
const MAX_A_DAY = 200;

export type SendRefusal = "KEY_REUSED" | "TOO_MANY_REQUESTS";

/** Writes a player's message; their conversation waits for staff from then on. */
export async function sendAsPlayer(
  tx: Tx,
  player: Pick<SignedIn, "id" | "publicId" | "brandId" | "username">,
  draft: Omit<Draft, "author">,
): Promise<Result<Written, SendRefusal>> {
  const conversation = await lockOfPlayer(tx, player);
  const sent = await selectByKey(tx, conversation.id, draft.key);
  if (!sent && (await countOfDay(tx, conversation.id, MAX_A_DAY)) >= MAX_A_DAY)
    return refuse("TOO_MANY_REQUESTS");
  return writeMessage(tx, conversation, { ...draft, author: "player" }, "waiting");
}
