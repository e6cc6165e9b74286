import type { Application } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Timeline } from "../../shared/layout/timeline.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { DecideApplication } from "./decide-application.tsx";
import { REJECT_REASONS } from "./reject-reasons.ts";

const LINK = "text-violet underline";

/** An application: what its player sent, who they are, and what staff decide about it. */
export function ApplicationView({ id }: { id: string }) {
  const query = useQuery(reading("/applications/{id}", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const application = query.data;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={application.title} actions={<Status name={application.status} />}>
        <p className="whitespace-pre-wrap wrap-anywhere">
          <bdi>{application.remark}</bdi>
        </p>
        <Pictures application={application} />
        <ApplicationFacts application={application} />
        <DecideApplication application={application} />
      </Panel>
      <div className="grid gap-4">
        <Panel title="The player">
          <PlayerFacts application={application} />
        </Panel>
        <Panel title="What happened">
          <Timeline steps={application.steps} />
        </Panel>
      </div>
    </div>
  );
}

function Pictures({ application: { id, images } }: { application: Application }) {
  if (images === 0) return <p className="text-soft">Without pictures.</p>;
  return (
    <ul aria-label="Pictures" className="flex flex-wrap gap-2">
      {Array.from({ length: images }, (_, at) => {
        const url = `/operator/v1/applications/${id}/images/${at + 1}`;
        return (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={`Number ${at + 1} of ${images}`}
                className="size-32 rounded-lg border border-line object-cover"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function ApplicationFacts({ application }: { application: Application }) {
  const { id, promotion, title, bonus, least, most, at, claimUntil, rejectReason } = application;
  return (
    <Facts
      facts={[
        [
          "Promotion",
          <Link key="promotion" to="/promotions/$id" params={{ id: promotion }} className={LINK}>
            <bdi>{title}</bdi>
          </Link>,
        ],
        [
          "Gives",
          <span key="gives">
            <Money amount={least} /> to <Money amount={most} />
          </span>,
        ],
        ...(bonus ? ([["Bonus", <Money key="bonus" amount={bonus} />]] as const) : []),
        ...(rejectReason ? ([["Rejected", REJECT_REASONS[rejectReason]]] as const) : []),
        ["Applied", <Time key="at" at={at} />],
        ...(claimUntil
          ? ([["To be claimed until", <Time key="u" at={claimUntil} />]] as const)
          : []),
        ["Number", id],
      ]}
    />
  );
}

function PlayerFacts({ application: { player, about } }: { application: Application }) {
  return (
    <>
      <Facts
        facts={[
          [
            "Player",
            <Link
              key="player"
              to="/players/$id"
              params={{ id: player.id }}
              search={{ part: "bonuses" }}
              className={LINK}
            >
              {player.username}
            </Link>,
          ],
          ["Country", about.country],
          ["Level of verification", about.kycLevel],
          ["Registered", <Time key="registered" at={about.registeredAt} />],
        ]}
      />
      {about.bonuses.length === 0 ? (
        <p className="text-soft">Had no other bonus.</p>
      ) : (
        <ul aria-label="Latest bonuses" className="grid divide-y divide-line">
          {about.bonuses.map(({ title, status, bonus }, at) => (
            <li key={at} className="flex flex-wrap items-center gap-x-3 py-2">
              <bdi>{title}</bdi>
              <Status name={status} />
              <span className="ms-auto">
                <Money amount={bonus} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
