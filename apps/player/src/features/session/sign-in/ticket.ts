import { ApiError } from "@perya/api-client";

/** A sign-in that waits for one more step. */
export interface Ticket {
  readonly ticket: string;
  /** Enough of the number or address to know where to look. */
  readonly recipient: string;
  readonly channel: "sms" | "mail" | "passkey" | "authenticator";
  /** Whether a code of the player's authenticator app completes it. */
  readonly authenticator: boolean;
  readonly remember: boolean;
}

/** The ticket in a refusal that asks for one more step; undefined in any other. */
export function ticketIn(problem: unknown, remember: boolean): Ticket | undefined {
  if (!(problem instanceof ApiError) || problem.code !== "SECOND_FACTOR_NEEDED") return undefined;
  return { ...(problem.value as Omit<Ticket, "remember">), remember };
}

/** The ticket in the address of a visitor who comes back from a provider. */
export function ticketInAddress(): Ticket | undefined {
  const ticket = new URLSearchParams(location.hash.slice(1)).get("factor");
  if (ticket === null) return undefined;
  return { ticket, recipient: "", channel: "authenticator", authenticator: true, remember: false };
}
