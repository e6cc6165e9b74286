import type { ServiceConversation, ServiceMessage } from "@perya/api-client/player";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Button } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { MessageLine } from "./message-line.tsx";
import { noteArrived, usePending } from "./outbox.ts";
import { PendingLine } from "./pending-line.tsx";

interface Props {
  readonly messages: readonly ServiceMessage[];
  readonly state: ServiceConversation["state"];
  /** How to load what came before, if anything did. */
  readonly earlier: { readonly load: () => void; readonly busy: boolean } | undefined;
}

/** As near to the end as counts as reading along. */
const NEAR_PX = 120;

/** What was written, oldest first, and what is on its way. */
export function Log({ messages, state, earlier }: Props) {
  const t = useText("service");
  const box = useScroll(messages);
  const pending = usePending();
  const sent = useMemo(() => new Set(messages.map(({ key }) => key)), [messages]);
  useEffect(() => noteArrived(sent), [sent, pending]);
  const waiting = pending.filter(({ key }) => !sent.has(key));
  return (
    <div
      ref={box}
      // Scrolled by the keys, too.
      tabIndex={0}
      role="log"
      aria-label={t("log")}
      aria-busy={earlier?.busy ?? false}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-4 [scrollbar-width:thin]"
    >
      {earlier && (
        <Button busy={earlier.busy} onClick={earlier.load} className="self-center text-sm">
          {t("earlier")}
        </Button>
      )}
      {messages.length === 0 && waiting.length === 0 && (
        <p className="m-auto max-w-72 text-center text-soft">{t("empty")}</p>
      )}
      {messages.map((message) => (
        <MessageLine key={message.seq} message={message} />
      ))}
      {waiting.map((message) => (
        <PendingLine key={message.key} message={message} />
      ))}
      {waiting.length === 0 && state === "waiting" && (
        <p className="text-center text-sm text-soft">{t("waiting")}</p>
      )}
    </div>
  );
}

/**
 * Follows the newest message for who reads along, and keeps the place of who has loaded earlier
 * ones.
 */
function useScroll(messages: readonly ServiceMessage[]) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<{ first?: number | undefined; height: number; atEnd: boolean }>({
    height: 0,
    atEnd: true,
  });
  const pending = usePending();
  const first = messages[0]?.seq;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const { current: last } = before;
    const prepended = last.first !== undefined && first !== undefined && first < last.first;
    if (prepended) element.scrollTop += element.scrollHeight - last.height;
    else if (last.atEnd) element.scrollTop = element.scrollHeight;
    const note = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      before.current = {
        first,
        height: scrollHeight,
        atEnd: scrollHeight - scrollTop - clientHeight < NEAR_PX,
      };
    };
    note();
    // Pictures come later and are taller than their places.
    const grown = new ResizeObserver(() => {
      if (before.current.atEnd) element.scrollTop = element.scrollHeight;
      note();
    });
    for (const line of element.children) grown.observe(line);
    element.addEventListener("scroll", note, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener("scroll", note);
    };
  }, [first, messages, pending]);
  return box;
}
