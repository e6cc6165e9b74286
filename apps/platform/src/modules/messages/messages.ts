export type Channel = "sms" | "mail";

/** A message to one person. `recipient` is a number in E.164 ("+639171234567") or an address. */
export interface NewMessage {
  readonly brandId: bigint;
  readonly channel: Channel;
  readonly recipient: string;
  /** Of a mail. */
  readonly subject?: string;
  readonly text: string;
}

/** Why a carrier did not take a message. */
export type CarrierRefusal =
  | "INVALID_RECIPIENT"
  | "TOO_MANY_REQUESTS"
  | "QUOTA_EXCEEDED"
  | "OPERATION_NOT_ALLOWED"
  | "UNKNOWN";

export interface Delivery {
  /** The brand's own sender; undefined for the installation's. */
  readonly from: string | undefined;
  readonly recipient: string;
  readonly subject: string | undefined;
  readonly text: string;
}
