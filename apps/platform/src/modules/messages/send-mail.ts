import type { Tx } from "@perya/postgres";
import type { NewMessage } from "./messages.ts";
import { writeMessage } from "./write-message.ts";

/**
 * Stores an e-mail; returns its id, to be passed to `deliverMessage` after the transaction has
 * committed.
 */
export async function sendMail(tx: Tx, mail: Omit<NewMessage, "channel">): Promise<string> {
  return writeMessage(tx, { ...mail, channel: "mail" });
}
