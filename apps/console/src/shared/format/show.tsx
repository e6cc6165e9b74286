import { Instant } from "@perya/ui/show";

export { Money } from "@perya/ui/show";

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/** A point in time in the reader's zone, with the exact instant as its title. */
export function Time({ at }: { at: string | null | undefined }) {
  return <Instant at={at} format={DATE} />;
}

const TONES: Readonly<Record<string, string>> = {
  good: "border-teal text-teal",
  bad: "border-coral text-coral",
  busy: "border-bulb text-bulb-ink",
  quiet: "border-line text-soft",
};

const STATUS_TONE: Readonly<Record<string, keyof typeof TONES>> = {
  SUCCEEDED: "good",
  COMPLETED: "good",
  DONE: "good",
  BOOKED: "good",
  CLOSED: "good",
  ACTIVE: "good",
  SHOWN: "good",
  SCHEDULED: "busy",
  REJECTED: "bad",
  REFUSED: "bad",
  STUCK: "bad",
  TAKEN_BACK: "bad",
  FAILED: "bad",
  BLOCKED: "bad",
  VOID: "bad",
  RED: "bad",
  REVIEW: "busy",
  SUBMITTED: "busy",
  REQUESTED: "busy",
  IN_PROCESS: "busy",
  APPLYING: "busy",
  WAITING: "busy",
  APPROVED: "busy",
  RISK_REVIEW: "busy",
  PAYING: "busy",
  SENT: "busy",
  DISPUTED: "busy",
  PARTLY_RECEIVED: "busy",
  CONFIRMED: "good",
  PARTIAL: "good",
  AUTO_CONFIRMED: "good",
  CAME_BACK: "bad",
  TAKEN: "busy",
  UNKNOWN: "busy",
  WRITTEN: "busy",
  PLACED: "busy",
  RELEASED: "busy",
  DIFFERS: "bad",
  PAID: "good",
  PENDING_REVIEW: "busy",
  PAYABLE: "busy",
  REVERSED: "bad",
  LATE_PAID: "busy",
  SENDING: "busy",
  OPEN: "busy",
  CLOSING: "busy",
};

/** A state by name, coloured but never by colour alone. */
export function Status({ name }: { name: string }) {
  return (
    <span
      className={`inline-block rounded-full border px-2 py-0.5 text-xs font-medium whitespace-nowrap ${TONES[STATUS_TONE[name] ?? "quiet"]}`}
    >
      {name.replaceAll("_", " ")}
    </span>
  );
}

/** Green or red, in words too. */
export function Check({ green, children }: { green: boolean; children: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-medium ${green ? "text-teal" : "text-coral"}`}
    >
      <span aria-hidden="true">{green ? "✓" : "✗"}</span>
      {children}
    </span>
  );
}
