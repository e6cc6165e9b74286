import type { Recipient } from "../../codes/index.ts";

const KEPT_OF_A_NUMBER = { front: 3, back: 2 } as const;

/** A number or an address with enough hidden that only its owner knows it: "+63 ••••• 67", "j•••@example.com". */
export function maskRecipient({
  channel,
  recipient,
}: Pick<Recipient, "channel" | "recipient">): string {
  if (channel === "sms")
    return `${recipient.slice(0, KEPT_OF_A_NUMBER.front)} ••••• ${recipient.slice(-KEPT_OF_A_NUMBER.back)}`;
  const at = recipient.lastIndexOf("@");
  return `${recipient.slice(0, 1)}•••${recipient.slice(at)}`;
}
