import type { RiskScore } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Panel } from "../layout/page.tsx";
import { Time } from "../format/show.tsx";
import { reading } from "../http/api.ts";
import { useMay } from "../http/session.ts";
import { ruleTitle } from "./rule-titles.ts";
import { ScoreMark } from "./score-mark.tsx";

/** What the rules say of a deposit, withdrawal or registration, for who may see it. */
export function RiskPanel({ subject }: { subject: string }) {
  const may = useMay();
  const query = useQuery({
    ...reading("/risk/scores", { query: { subjects: subject } }),
    enabled: may("risk.read"),
  });
  if (!query.data) return null;
  const [score] = query.data.scores;
  return (
    <Panel title="Risk" actions={score && <ScoreMark score={score.score} />}>
      {!score && <p className="text-soft">Not scored yet.</p>}
      {score?.score === 0 && <p className="text-soft">No rule found anything.</p>}
      {score && <Reasons score={score} />}
    </Panel>
  );
}

/** Why a score is what it is, and when the rules looked. */
export function Reasons({ score: { reasons, at } }: { score: RiskScore }) {
  return (
    <>
      <ul className="grid gap-1">
        {reasons.map(({ rule, weight, words }) => (
          <li key={rule} className="flex justify-between gap-3">
            <span className="grid">
              <strong className="font-medium">{ruleTitle(rule)}</strong>
              <span className="text-soft">{words}</span>
            </span>
            <span className="tabular-nums text-soft">+{weight}</span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-soft">
        As of <Time at={at} />. The player is not told.
      </p>
    </>
  );
}
