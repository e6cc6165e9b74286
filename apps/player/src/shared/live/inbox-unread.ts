import { reading } from "../http/api.ts";

/** How many messages of the inbox the player has not read; pushed by the stream. */
export const INBOX_UNREAD = reading("/inbox/unread");
