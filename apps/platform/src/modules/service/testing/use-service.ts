import { randomUUID } from "node:crypto";
import type { TestPlayer, TestStaff } from "../../../testing/people.ts";

export { PNG } from "../../../testing/one-pixel.ts";

interface Sent {
  readonly key?: string;
  readonly images?: readonly Buffer[];
}

/** A message as a page sends it. */
export function messageForm(
  text: string,
  { key = randomUUID(), images = [] }: Sent = {},
): FormData {
  const form = new FormData();
  form.append("text", text);
  form.append("key", key);
  for (const bytes of images)
    form.append("images", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), "a.png");
  return form;
}

/** A player writes. */
export const writes = (player: TestPlayer, text: string, more: Sent = {}) =>
  player.call("POST", "/service/messages", messageForm(text, more));

/** The id of a player's conversation, as staff find it. */
export async function conversationOf(staff: TestStaff, player: TestPlayer): Promise<string> {
  const { value } = await staff.call("GET", `/service?search=${player.publicId}`);
  return value.content[0]?.id ?? "";
}

/** Staff answer. */
export const answers = (staff: TestStaff, id: string, text: string, more: Sent = {}) =>
  staff.call("POST", `/service/${id}/messages`, messageForm(text, more));

/** What a player reads, from the newest messages or from a query on. */
export const readBy = async (player: TestPlayer, query = "") =>
  (await player.call("GET", `/service/messages${query}`)).value;

/** How much a player has not read. */
export const unreadOf = async (player: TestPlayer): Promise<number> =>
  (await player.call("GET", "/service/unread")).value.unread;
