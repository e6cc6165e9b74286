import type { Message } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { Button, Choice } from "../../shared/forms/controls.tsx";
import { useFilters } from "../../shared/lists/filters.ts";
import { SearchBox } from "../../shared/lists/search-box.tsx";
import { Status, Time } from "../../shared/format/show.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { sinceOf, SPANS } from "./spans.ts";

const SHOWN = 50;
const REFRESH_MS = 3_000;

const COLUMNS: readonly Column<Message>[] = [
  { title: "To", cell: (row) => <bdi className="font-medium">{row.recipient}</bdi> },
  { title: "By", cell: (row) => (row.channel === "sms" ? "Text message" : "Mail") },
  { title: "Message", cell: (row) => <Body message={row} /> },
  { title: "State", cell: (row) => <Status name={row.state.toUpperCase()} /> },
  { title: "Time", cell: (row) => <Time at={row.at} /> },
];

/** Sent messages, newest first, updated live. */
export function OutboxList() {
  const { filters, set } = useFilters();
  const { search, channel, span, before } = filters;
  const by: Message["channel"] | undefined =
    channel === "sms" || channel === "mail" ? channel : undefined;
  const asked = {
    recipient: search,
    channel: by,
    since: sinceOf(span),
    before,
    limit: SHOWN,
  };
  const query = useQuery({
    ...reading("/outbox", { query: asked }),
    refetchInterval: before === undefined ? REFRESH_MS : false,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <SearchBox
          label="Number or address, or a part"
          value={search ?? ""}
          onSearch={(text) => set({ search: text, before: undefined })}
        />
        <Choice
          label="By"
          value={channel ?? ""}
          onChange={({ target }) => set({ channel: target.value, before: undefined })}
        >
          <option value="">Text message and mail</option>
          <option value="sms">Text message</option>
          <option value="mail">Mail</option>
        </Choice>
        <Choice
          label="Sent"
          value={span ?? ""}
          onChange={({ target }) => set({ span: target.value, before: undefined })}
        >
          <option value="">At any time</option>
          {SPANS.map(({ name, words }) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Choice>
      </div>
      {query.isPending && <Waiting />}
      {query.isLoadingError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Rows messages={query.data} filtered={Boolean(search ?? channel ?? span)} />}
    </>
  );
}

function Rows({ messages, filtered }: { messages: readonly Message[]; filtered: boolean }) {
  const { filters, set } = useFilters();
  const oldest = messages.length === SHOWN ? messages.at(-1) : undefined;
  if (messages.length === 0 && filters.before === undefined)
    return (
      <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
        {filtered
          ? "No message matches."
          : "No message has been sent in the last 30 days. Codes, and links to new " +
            "passwords, will show up here."}
      </p>
    );
  return (
    <div className="grid gap-3">
      {messages.length > 0 && (
        <Table
          caption="Messages"
          columns={COLUMNS}
          rows={messages}
          keyOf={(message) => message.id}
        />
      )}
      {messages.length === 0 && <p className="text-soft">No older messages.</p>}
      <nav aria-label="Pages" className="flex justify-end gap-2">
        {filters.before !== undefined && (
          <Button onClick={() => set({ before: undefined })}>Back to the newest</Button>
        )}
        {oldest && <Button onClick={() => set({ before: oldest.at })}>Older ones</Button>}
      </nav>
    </div>
  );
}

/** The text while it is stored, else the reason why it is not. */
function Body({ message: { subject, text, carrier, refusal, state } }: { message: Message }) {
  return (
    <span className="grid gap-0.5 lg:max-w-xl">
      {subject && <strong>{subject}</strong>}
      {text === null ? (
        <span className="text-soft">{whyNoText(state, carrier)}</span>
      ) : (
        <span className="whitespace-pre-wrap wrap-anywhere">{text}</span>
      )}
      {refusal && <span className="text-coral">{refusal.replaceAll("_", " ").toLowerCase()}</span>}
    </span>
  );
}

function whyNoText(state: Message["state"], carrier: string | null): string {
  if (state === "waiting") return "Waiting for its carrier; its text is not shown.";
  if (carrier === "sandbox") return "Its text was deleted after a day.";
  return (
    `${state === "sent" ? "Sent" : "Refused"} by ${carrier ?? "its carrier"}; ` +
    "its text is not stored."
  );
}
