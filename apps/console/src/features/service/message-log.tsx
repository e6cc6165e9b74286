import type { InboxConversation, InboxMessage } from "@perya/api-client/operator";
import { useLayoutEffect, useRef } from "react";
import { Time } from "../../shared/format/show.tsx";
import { Button } from "../../shared/forms/controls.tsx";

interface Props {
  readonly head: InboxConversation;
  readonly messages: readonly InboxMessage[];
  readonly earlier: { readonly load: () => void; readonly busy: boolean } | undefined;
}

/** As near to the end as counts as reading along. */
const NEAR_PX = 120;

const EVENTS: Readonly<Record<NonNullable<InboxMessage["event"]>, string>> = {
  verification: "Asks for a check of identity",
  verified: "The KYC level was raised",
  closed: "Closed",
};

/** What was written, oldest first; it follows the newest message for who reads along. */
export function MessageLog({ head, messages, earlier }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const last = messages.at(-1)?.seq;
  useLayoutEffect(() => {
    const element = box.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [last]);
  return (
    <div
      ref={box}
      // Scrolled by the keys, too.
      tabIndex={0}
      role="log"
      aria-label="Messages"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      }}
      className="flex h-[min(34rem,60dvh)] flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-ground p-3"
    >
      {earlier && (
        <Button busy={earlier.busy} onClick={earlier.load} className="self-center">
          Earlier messages
        </Button>
      )}
      {messages.length === 0 && <p className="m-auto text-soft">Nothing was written yet.</p>}
      {messages.map((message) => (
        <Line key={message.seq} head={head} message={message} />
      ))}
    </div>
  );
}

function Line({ head, message }: { head: InboxConversation; message: InboxMessage }) {
  const { author, event, text, pictures, seq, at, by } = message;
  if (author === "system" && event !== null)
    return (
      <p className="text-center text-xs text-soft">
        {EVENTS[event]} · <Time at={at} />
      </p>
    );
  const own = author === "staff";
  const read = own && seq <= head.playerRead;
  return (
    <article className={`grid max-w-[85%] gap-0.5 ${own ? "self-end" : "self-start"}`}>
      <div
        className={`grid gap-2 rounded-xl border px-3 py-2 ${own ? "border-bulb" : "border-line bg-raised"}`}
      >
        {event !== null && <p className="font-medium">{EVENTS[event]}</p>}
        {text !== "" && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        )}
        {pictures > 0 && <Pictures id={head.id} message={message} />}
      </div>
      <p className={`text-xs text-soft ${own ? "text-end" : ""}`}>
        {own ? by : head.player.username} · <Time at={at} />
        {own && (read ? " · read" : " · not read yet")}
      </p>
    </article>
  );
}

function Pictures({ id, message: { seq, pictures } }: { id: string; message: InboxMessage }) {
  return (
    <span className="flex flex-wrap gap-2">
      {Array.from({ length: pictures }, (_, at) => {
        const address = `/operator/v1/service/${id}/messages/${seq}/pictures/${at + 1}`;
        return (
          <a key={at} href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              alt={`Number ${at + 1} of ${pictures}`}
              className="size-28 rounded-lg border border-line object-cover"
            />
          </a>
        );
      })}
    </span>
  );
}
