import type { DocumentDetails } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Status, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { useMe, useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { DecideDocument } from "./decide-document.tsx";
import { DocumentPages } from "./document-pages.tsx";
import { KIND_TITLES } from "../../shared/lists/document-columns.tsx";
import { Hits } from "./hits.tsx";
import { RevokeDocument } from "./revoke-document.tsx";
import { REASON_TITLES } from "./document-words.ts";

const LINK = "text-violet underline";

/** A document beside what its player typed of it, and what staff can do with it. */
export function DocumentView({ id }: { id: string }) {
  // Each reading is a look in the audit trail, so it is not read again while the page is open.
  const query = useQuery({
    ...reading("/documents/{id}", { path: { id } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const shown = query.data;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
      <DocumentPages id={id} files={shown.files} />
      <div className="grid content-start gap-4">
        <Typed document={shown} />
        <Hits document={shown} />
        <Others document={shown} />
      </div>
    </div>
  );
}

function Typed({ document: shown }: { document: DocumentDetails }) {
  const { kind, state, player, typed, known, reason, note, decidedBy } = shown;
  return (
    <Panel title={KIND_TITLES[kind]} actions={<Status name={state} />}>
      <Facts
        facts={[
          [
            "Player",
            <Link key="player" to="/players/$id" params={{ id: player.id }} className={LINK}>
              {player.username}
            </Link>,
          ],
          ["KYC level", player.kycLevel],
          ["Sent", <Time key="sent" at={shown.uploadedAt} />],
          ...given("Number", typed.number),
          ...given("Name", typed.fullName),
          ...given("Date of birth", typed.birthDate),
          ...given("Valid until", typed.expiresOn),
          ...given(kind === "FUNDS" ? "Money comes from" : "Address", typed.details),
        ]}
      />
      <Differs what="name" typed={typed.fullName} known={known.fullName} />
      <Differs what="date of birth" typed={typed.birthDate} known={known.birthDate} />
      {decidedBy && (
        <p>
          {state === "REJECTED" ? "Rejected" : "Approved"} by {decidedBy},{" "}
          <Time at={shown.decidedAt} />
          {reason && `: ${REASON_TITLES[reason]}`}
          {note && `. ${note}`}
        </p>
      )}
      <Next document={shown} />
    </Panel>
  );
}

function given(name: string, value: string | null) {
  return value === null ? [] : [[name, <bdi key={name}>{value}</bdi>] as const];
}

/** What was typed and what was known before may differ: a person decides whether it may. */
function Differs(props: { what: string; typed: string | null; known: string | null }) {
  const { what, typed, known } = props;
  if (typed === null || known === null || typed === known) return null;
  return (
    <p className="text-bulb-ink">
      The {what} known so far is <bdi>{known}</bdi>.
    </p>
  );
}

function Next({ document: shown }: { document: DocumentDetails }) {
  const { state, asked, needsTwo } = shown;
  const me = useMe().data?.username;
  const may = useMay();
  if (state === "UPLOADED")
    return <p className="text-soft">Its check begins in a moment. Open it again then.</p>;
  const isApproved = state === "APPROVED";
  if ((state !== "CHECKING" && !isApproved) || !may("documents.decide")) return null;
  const did = isApproved ? "asked to reject it" : "approved it";
  return (
    <>
      {asked ? (
        <p className="text-bulb-ink">
          {asked.by === me ? "You" : asked.by} {did}; a second person decides it among the{" "}
          <Link to="/approvals" className={LINK}>
            approvals
          </Link>
          .
        </p>
      ) : (
        (needsTwo || shown.cleared) &&
        !isApproved && (
          <p className="text-soft">
            Two people approve{" "}
            {needsTwo ? "a document of level 3" : "a document that bears a listed person's name"}.
          </p>
        )
      )}
      {!isApproved && <DecideDocument key={shown.id} document={shown} />}
      {isApproved && !asked && <RevokeDocument document={shown} />}
    </>
  );
}

function Others({ document: { sameNumber, earlier } }: { document: DocumentDetails }) {
  return (
    <>
      {sameNumber.length > 0 && (
        <Panel title="The same number at other players">
          <ul className="grid gap-1">
            {sameNumber.map(({ id, username }) => (
              <li key={id}>
                <Link to="/players/$id" params={{ id }} className={LINK}>
                  {username}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {earlier.length > 0 && (
        <Panel title="Other documents of the player">
          <ul className="grid gap-1">
            {earlier.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-2">
                <Link to="/documents/$id" params={{ id: one.id }} className={LINK}>
                  {KIND_TITLES[one.kind]}
                </Link>
                <Status name={one.state} />
                <Time at={one.uploadedAt} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
