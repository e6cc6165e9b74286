import type { InboxConversation } from "@perya/api-client/operator";
import { LANGUAGES } from "@perya/languages";
import { Link } from "@tanstack/react-router";
import { Age } from "../../shared/format/age.tsx";
import { Status } from "../../shared/format/show.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { useAct } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { useMay, useMe } from "../../shared/http/session.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { MessageLog } from "./message-log.tsx";
import { useConversation } from "./use-conversation.ts";

/** One conversation: who it is with, what was written, and a field to answer. */
export function ConversationView({ id }: { id: string }) {
  const { query, head, messages } = useConversation(id);
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError || !head)
    return <Failed fault={query.error ?? new Error()} onRetry={() => void query.refetch()} />;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
      <section
        aria-label={`Conversation with ${head.player.username}`}
        className="grid max-w-4xl gap-3 rounded-xl border border-line bg-raised p-4"
      >
        <MessageLog
          head={head}
          messages={messages}
          earlier={
            query.hasNextPage
              ? { load: () => void query.fetchNextPage(), busy: query.isFetchingNextPage }
              : undefined
          }
        />
        {may("service.write") && <AnswerForm conversation={head} />}
      </section>
      <About conversation={head} />
    </div>
  );
}

function About({ conversation }: { conversation: InboxConversation }) {
  const { player, brand, language, state, topic, waitingSince, assignedTo } = conversation;
  const me = useMe().data;
  const may = useMay();
  const spoken = LANGUAGES.find(({ code }) => code === language)?.name ?? language;
  return (
    <Panel title={player.username} actions={<Status name={state.toUpperCase()} />}>
      {topic === "verification" && (
        <p>
          <Status name="VERIFICATION" /> Asked for a check of identity. It ends when the KYC level
          is raised.
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 [&>dd]:text-end [&>dt]:text-soft">
        {me?.brand === null && (
          <>
            <dt>Brand</dt>
            <dd>{brand.name}</dd>
          </>
        )}
        <dt>Reads</dt>
        <dd>
          <bdi>{spoken}</bdi>
        </dd>
        <dt>Waiting</dt>
        <dd>
          <Age since={waitingSince} />
        </dd>
        <dt>Taken by</dt>
        <dd>{assignedTo ?? "nobody"}</dd>
      </dl>
      {may("players.read") && (
        <Link to="/players/$id" params={{ id: player.id }} className="text-violet underline">
          Everything about {player.username}
        </Link>
      )}
      {may("service.write") && me && <Steps conversation={conversation} username={me.username} />}
    </Panel>
  );
}

function Steps({
  conversation: { id, assignedTo, state },
  username,
}: {
  conversation: InboxConversation;
  username: string;
}) {
  const act = useAct();
  const path = { id };
  const take = async () => {
    await call("POST", "/service/{id}/take", { path });
    return "It is yours.";
  };
  const release = async () => {
    await call("POST", "/service/{id}/release", { path });
    return "It is everyone's again.";
  };
  return (
    <div className="flex flex-wrap gap-2">
      {assignedTo === username ? (
        <Button busy={act.isPending} onClick={() => act.mutate(release)}>
          Give it back
        </Button>
      ) : assignedTo === null ? (
        <Button busy={act.isPending} onClick={() => act.mutate(take)}>
          Take it
        </Button>
      ) : (
        <Confirm
          action="Take it over"
          title={`Take it over from ${assignedTo}?`}
          about="Your colleague sees that you answer from now on."
          send={take}
          done="It is yours."
        />
      )}
      {state !== "closed" && (
        <Confirm
          action="Close"
          title="Close the conversation?"
          about={
            "The player sees that it is closed, and opens it again by writing. " +
            "A request for a check of identity ends with it."
          }
          send={() => call("POST", "/service/{id}/close", { path })}
          done="The conversation is closed."
        />
      )}
    </div>
  );
}
