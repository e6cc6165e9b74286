import type { Result } from "@perya/result";
import type { CarrierRefusal, Delivery } from "../messages.ts";

/**
 * Sends messages to people. Returns the carrier's id of the message; throws when it is unknown
 * whether it was accepted. A refusal's detail is the carrier's answer.
 */
export interface Carrier {
  readonly name: string;
  /** Whether the text must stay readable because nothing leaves the house. */
  readonly keepsText: boolean;
  send(delivery: Delivery): Promise<Result<{ readonly reference: string }, CarrierRefusal>>;
}
