import type { Result } from "@perya/result";
import type { CarrierRefusal, Delivery } from "../messages.ts";

/** A way to people. Answers the carrier's own number of the message; throws when nobody knows whether it was taken. A refusal's detail is what the carrier said. */
export interface Carrier {
  readonly name: string;
  /** Whether the text must stay readable because nothing leaves the house. */
  readonly keepsText: boolean;
  send(delivery: Delivery): Promise<Result<{ readonly reference: string }, CarrierRefusal>>;
}
