import { AuthenticatorFactor } from "./authenticator-factor.tsx";
import { PasskeyFactor } from "./passkey-factor.tsx";
import { SecondFactor } from "./second-factor.tsx";
import type { Ticket } from "./ticket.ts";

interface Props {
  readonly ticket: Ticket;
  /** Another way is wanted for the same sign-in. */
  readonly onTicket: (ticket: Ticket) => void;
  readonly onBack: () => void;
}

/** What a sign-in waits for: a passkey, a code of the authenticator app, or one that was sent. */
export function SecondStep({ ticket, onTicket, onBack }: Props) {
  const { channel, authenticator, recipient } = ticket;
  if (channel === "authenticator") return <AuthenticatorFactor ticket={ticket} onBack={onBack} />;
  if (channel !== "passkey") return <SecondFactor ticket={ticket} onBack={onBack} />;
  // The contact is said with the ticket; which channel reaches it shows by the contact.
  const sent = recipient.includes("@") ? "mail" : "sms";
  const other = authenticator ? "authenticator" : recipient === "" ? undefined : sent;
  return (
    <PasskeyFactor
      ticket={ticket}
      onCode={other && (() => onTicket({ ...ticket, channel: other }))}
      onBack={onBack}
    />
  );
}
