import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { SentPicture } from "../../http/answers/sent-picture.ts";
import type { Conversation, Message, ServiceEvent, State } from "./conversation.ts";
import { updateWritten } from "./conversations.store.ts";
import { insertMessage, insertPicture, selectByKey } from "./messages.store.ts";

/** Who writes: a member of staff by username, else the player or the system. */
type Author = "player" | "system" | { readonly staff: string };

export interface Draft {
  readonly author: Author;
  readonly text?: string;
  readonly event?: ServiceEvent;
  readonly images?: readonly SentPicture[];
  readonly key: string;
}

export interface Written {
  readonly message: Message;
  readonly conversation: Conversation;
  /** Whether it was written before, under the same key. */
  readonly again: boolean;
}

/**
 * Writes a message into a conversation that the caller has locked, and leaves it in `state`. The
 * same message sent again is answered with the first one.
 */
export async function writeMessage(
  tx: Tx,
  conversation: Conversation,
  { author, text = "", event, images = [], key }: Draft,
  state: State,
): Promise<Result<Written, "KEY_REUSED">> {
  const by = typeof author === "object" ? "staff" : author;
  const earlier = await selectByKey(tx, conversation.id, key);
  if (earlier)
    return earlier.author === by && earlier.text === text && earlier.pictures === images.length
      ? ok({ message: earlier, conversation, again: true })
      : refuse("KEY_REUSED");
  const message = await insertMessage(tx, conversation.id, {
    seq: conversation.lastSeq + 1,
    author: by,
    staffName: typeof author === "object" ? author.staff : null,
    event: event ?? null,
    text,
    pictures: images.length,
    key,
  });
  for (const [at, image] of images.entries())
    await insertPicture(tx, conversation.id, { seq: message.seq, place: at + 1 }, image);
  const after = await updateWritten(tx, conversation.id, { seq: message.seq, state });
  return ok({ message, conversation: after, again: false });
}
