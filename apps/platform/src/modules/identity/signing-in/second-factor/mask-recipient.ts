import type { Recipient } from "../../../codes/index.ts";

const KEPT_OF_A_NUMBER = { front: 3, back: 2 } as const;

/**
 * A number or an address, masked so that only its owner recognises it: "+63 ••••• 67",
 * "j•••@example.com".
 */
export function maskRecipient({
  channel,
  recipient,
}: Pick<Recipient, "channel" | "recipient">): string {
  const { front, back } = KEPT_OF_A_NUMBER;
  if (channel === "sms") return `${recipient.slice(0, front)} ••••• ${recipient.slice(-back)}`;
  const at = recipient.lastIndexOf("@");
  return `${recipient.slice(0, 1)}•••${recipient.slice(at)}`;
}
