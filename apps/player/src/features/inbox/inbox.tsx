import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../shared/forms/controls.tsx";
import { pillClass } from "../../shared/forms/pill-class.ts";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { INBOX_UNREAD } from "../../shared/live/inbox-unread.ts";
import { Link } from "../../shared/routing/link.tsx";
import { useSearch } from "../../shared/routing/use-location.ts";
import { InboxPage } from "./inbox-page.tsx";
import { KINDS } from "./kinds.ts";

/** The player's messages, newest first, of one sort or of all. */
export function Inbox() {
  const t = useText("inbox");
  const { kind: asked, unread: onlyUnread } = useSearch();
  const kind = KINDS.find((one) => one === asked);
  const unread = onlyUnread === "true";
  // The message before which each page begins; the first has the newest.
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  const filters = [
    { name: t("all"), search: {}, on: kind === undefined && !unread },
    { name: t("only"), search: { unread: "true" }, on: unread },
    ...KINDS.map((one) => ({ name: t(`kind.${one}`), search: { kind: one }, on: kind === one })),
  ];
  return (
    <section aria-label={t("title")} className="grid gap-4">
      <nav aria-label={t("filter")} className="flex flex-wrap gap-2">
        {filters.map(({ name, search, on }) => (
          <Link
            key={name}
            to="."
            search={search}
            replace
            onClick={() => setPages([undefined])}
            aria-current={on ? "true" : undefined}
            className={pillClass(on)}
          >
            {name}
          </Link>
        ))}
      </nav>
      <MarkAll />
      {pages.map((before, at) => (
        <InboxPage
          key={`${kind} ${unread} ${before}`}
          kind={kind}
          unread={unread}
          before={before}
          onEarlier={at === pages.length - 1 ? (last) => setPages([...pages, last]) : undefined}
        />
      ))}
    </section>
  );
}

/** Marks everything as read that had come when the count was made. */
function MarkAll() {
  const t = useText("inbox");
  const queries = useQueryClient();
  const unread = useQuery(INBOX_UNREAD).data?.unread ?? 0;
  const mark = useMutation({
    mutationFn: async () => {
      const { messages } = await call("GET", "/inbox");
      const newest = messages[0]?.id;
      if (newest !== undefined) await call("POST", "/inbox/read", { body: { upTo: newest } });
    },
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/inbox"),
      }),
  });
  return (
    <Button
      busy={mark.isPending}
      disabled={unread === 0}
      onClick={() => mark.mutate()}
      className="justify-self-start"
    >
      {t("markAll")}
    </Button>
  );
}
