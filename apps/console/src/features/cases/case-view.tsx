import type { CaseDetails } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Status, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { ScoreMark } from "../../shared/risk/score-mark.tsx";
import { SubjectLink } from "../../shared/risk/subject-link.tsx";
import { stateWords, STEP_WORDS } from "./case.ts";
import { CaseFiles } from "./case-files.tsx";
import { AssignCase, ExportCase, MoveCase, NoteCase } from "./case-steps.tsx";

/** One case: who it is about, everything that happened, and where it goes. */
export function CaseView({ id }: { id: string }) {
  // Each reading is a line in the audit trail, so it is read when a person opens it or acts.
  const query = useQuery({
    ...reading("/cases/{id}", { path: { id } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const found = query.data;
  const { player } = found;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel title={found.id} actions={<Status name={found.state} />}>
        <Facts
          facts={[
            [
              "Player",
              <Link
                key="player"
                to="/players/$id"
                params={{ id: player.id }}
                className="text-violet underline"
              >
                {player.username}
              </Link>,
            ],
            ["Highest score", <ScoreMark key="score" score={found.score} />],
            ["Opened by", found.openedBy],
            ["Opened", <Time key="opened" at={found.openedAt} />],
            ["In this state since", <Time key="moved" at={found.movedAt} />],
            ["Assignee", found.assignee ?? "nobody yet"],
          ]}
        />
        <p className="text-soft">The player is told nothing of this. Every look is recorded.</p>
        <div className="flex flex-wrap gap-2">
          {may("cases.write") && <AssignCase found={found} />}
          {may("cases.write") &&
            found.moves.map((to) => <MoveCase key={to} found={found} to={to} />)}
          <ExportCase found={found} />
        </div>
      </Panel>
      <CaseFiles found={found} />
      <section className="grid gap-4 lg:col-span-2">
        <Panel title="What happened">
          <ol className="grid gap-3">
            {found.steps.map((step) => (
              <Step key={step.at + step.kind} step={step} />
            ))}
          </ol>
          {may("cases.write") && <NoteCase found={found} />}
        </Panel>
      </section>
    </div>
  );
}

function Step({ step }: { step: CaseDetails["steps"][number] }) {
  const { kind, actor, words, at, subject, score, to } = step;
  const where =
    kind === "MOVED"
      ? ` to ${stateWords(to ?? "")}`
      : kind === "ASSIGNED"
        ? ` to ${to ?? "nobody"}`
        : "";
  return (
    <li className="grid gap-1 border-s-2 border-line ps-3">
      <span className="text-soft">
        <strong className="text-ink">{actor === "rules" ? "The rules" : actor}</strong>{" "}
        {STEP_WORDS[kind]}
        {where} · <Time at={at} />
      </span>
      {subject && (
        <span className="flex flex-wrap items-center gap-2">
          <SubjectLink subject={subject} /> <ScoreMark score={score ?? undefined} />
        </span>
      )}
      {words && <p className="whitespace-pre-wrap wrap-anywhere">{words}</p>}
    </li>
  );
}
