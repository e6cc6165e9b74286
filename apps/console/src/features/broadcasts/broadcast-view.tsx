import type { Broadcast } from "@perya/api-client/operator";
import { languageOf } from "@perya/languages";
import { useQuery } from "@tanstack/react-query";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Status, Time } from "../../shared/format/show.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import type { Segment } from "./draft.ts";
import { Progress } from "./progress.tsx";
import { segmentWords } from "./segment-words.ts";

const REFRESH_MS = 1_000;

/** One message to players: how far it is, whom it is for, and what it says. */
export function BroadcastView({ id }: { id: string }) {
  const query = useQuery({
    ...reading("/broadcasts/{id}", { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === "sending" ? REFRESH_MS : false),
  });
  const may = useMay()("inbox.send");
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const one = query.data;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel title="Sending" actions={<Status name={one.state.toUpperCase()} />}>
        <Facts
          facts={[
            ["Has it", <Progress key="progress" of={one} />],
            ["For", <For key="for" segment={one.segment} />],
            ["Advertises", one.advertises ? "yes" : "no"],
            ["By", one.by],
            ["Sent", <Time key="at" at={one.at} />],
            ["Ended", <Time key="ended" at={one.endedAt} />],
            ...(one.cancelledBy === null ? [] : [["Stopped by", one.cancelledBy] as const]),
          ]}
        />
        {may && one.state === "sending" && (
          <Confirm
            action="Stop sending"
            look="danger"
            title="Stop sending this message?"
            about="Players who have it keep it. It can't be sent on later."
            send={() => call("POST", "/broadcasts/{id}/cancel", { path: { id } })}
            done="The message is stopped."
          />
        )}
      </Panel>
      <Panel title="Message">
        <Said of={one} />
      </Panel>
    </div>
  );
}

function For({ segment }: { segment: unknown }) {
  if (segment === null) return "Players by name";
  const lines = segmentWords(segment as Segment);
  if (lines.length === 0) return "All players of the brand";
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

function Said({ of: { words, says, link } }: { of: Broadcast }) {
  return (
    <div className="grid gap-3">
      {Object.entries(words).map(([code, { title, text }]) => (
        <div key={code} lang={languageOf(code).tag} dir="auto" className="grid gap-1">
          <strong className="wrap-anywhere">{title}</strong>
          <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>
        </div>
      ))}
      {says.map((text) => (
        <p key={text} dir="auto" className="text-soft">
          {text}
        </p>
      ))}
      {link && (
        <p className="text-soft">
          Leads to <bdi dir="ltr">{link}</bdi>
        </p>
      )}
    </div>
  );
}
