import type { Letter } from "@perya/api-client/player";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Button, buttonClass } from "../../shared/forms/controls.tsx";
import { Time } from "../../shared/format/money.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Link } from "../../shared/routing/link.tsx";
import type { KINDS } from "./kinds.ts";

interface InboxPageProps {
  readonly kind: (typeof KINDS)[number] | undefined;
  readonly unread: boolean;
  readonly before: string | undefined;
  /** Asked for with the last message of the page; undefined where that has been done. */
  readonly onEarlier: ((last: string) => void) | undefined;
}

/** Some messages, and the way to those before them. */
export function InboxPage({ kind, unread, before, onEarlier }: InboxPageProps) {
  const t = useText("inbox");
  const asked = { kind, before, ...(unread && { unread: "true" }) };
  const query = useQuery(reading("/inbox", { query: asked }));
  if (query.isPending) return <Waiting rows={5} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { messages, hasEarlier } = query.data;
  const last = messages.at(-1)?.id;
  if (last === undefined) return before ? null : <Empty title={t("none")}>{t("noneText")}</Empty>;
  return (
    <>
      <ul className="grid gap-2">
        {messages.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </ul>
      {hasEarlier && onEarlier && <Button onClick={() => onEarlier(last)}>{t("earlier")}</Button>}
    </>
  );
}

function Message({ message }: { message: Letter }) {
  const t = useText("inbox");
  const queries = useQueryClient();
  const { id, kind, title, text, language, link, at, read } = message;
  const again = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/inbox"),
    });
  const opened = async (open: boolean) => {
    if (!open || read) return;
    await call("POST", "/inbox/read", { body: { ids: [id] } }).catch(() => undefined);
    await again();
  };
  return (
    <details
      onToggle={({ currentTarget }) => void opened(currentTarget.open)}
      className="rounded-2xl border border-line bg-raised open:border-edge"
    >
      <summary className="grid min-h-16 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 px-4 py-2.5">
        <span
          aria-hidden="true"
          className={`row-span-2 size-2.5 rounded-full ${read ? "bg-transparent" : "bg-bulb"}`}
        />
        <span lang={language} dir="auto" className={read ? "font-medium" : "font-bold"}>
          {title}
          {!read && <span className="sr-only"> {t("unread")}</span>}
        </span>
        <span className="text-sm text-soft">
          {t(`kind.${kind}`)} · <Time at={at} />
        </span>
      </summary>
      <div className="grid gap-3 border-t border-line px-4 py-3">
        <p lang={language} dir="auto" className="whitespace-pre-line">
          {text}
        </p>
        <div className="flex flex-wrap gap-2">
          {link !== "" && <Way to={link}>{t("open")}</Way>}
          <Confirm
            action={t("delete.action")}
            title={t("delete.title")}
            keep={t("delete.keep")}
            onConfirm={() => call("POST", "/inbox/delete", { body: { ids: [id] } })}
          >
            {t("delete.text")}
          </Confirm>
        </div>
      </div>
    </details>
  );
}

/** To a page of the site, or to another one in a window of its own. */
function Way({ to, children }: { to: string; children: string }) {
  const look = buttonClass("primary");
  if (to.startsWith("/"))
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
    </a>
  );
}
