import type { PromotionCheck } from "@perya/api-client/operator";
import type { CurrencyCode } from "@perya/money";
import { useMutation } from "@tanstack/react-query";
import { Button } from "../../../shared/forms/controls.tsx";
import { Mistyped } from "../../../shared/forms/amount.ts";
import { Money } from "../../../shared/format/show.tsx";
import { call } from "../../../shared/http/api.ts";
import { Facts, Panel } from "../../../shared/layout/page.tsx";
import { Table, type Column } from "../../../shared/lists/table.tsx";
import { bodyOf } from "../promotion-body.ts";
import type { Draft } from "../promotion.ts";
import { Simulation, wordsOf } from "./simulation.tsx";
import { warningsOf } from "./warnings-of.ts";

type Checked = PromotionCheck["categories"][number];

const SENTENCES = {
  FREE: "it costs a player nothing to play it through.",
  CHEAP: "a player keeps more than half of the bonus on average.",
  UNKNOWN: "it counts, and no game states what it returns.",
} as const;

const percent = (parts: number, whole: number) => `${((parts * 100) / whole).toFixed(2)} %`;

const COLUMNS: readonly Column<Checked>[] = [
  { title: "Played in", cell: ({ category }) => wordsOf(category) },
  { title: "Counts", cell: ({ weightBps }) => percent(weightBps, 10_000), figures: true },
  {
    title: "Games return",
    cell: ({ usual }) => (usual ? percent(usual.returnPpm, 1_000_000) : "Not stated"),
    figures: true,
  },
  { title: "To stake", cell: ({ usual }) => <Money amount={usual?.turnover} />, figures: true },
  { title: "Player loses", cell: ({ usual }) => <Money amount={usual?.loss} />, figures: true },
  { title: "It costs", cell: ({ usual }) => <Money amount={usual?.cost} />, figures: true },
  {
    title: "In the best game",
    cell: ({ best }) => <Money amount={best?.cost} />,
    figures: true,
  },
];

interface RuleCheckProps {
  readonly brand: number;
  readonly currency: CurrencyCode;
  readonly draft: Draft;
}

/** What the rule that is being written is expected to cost, before anything is offered. */
export function RuleCheck({ brand, currency, draft }: RuleCheckProps) {
  const written = ruleOf(draft, currency);
  const check = useMutation({
    mutationFn: async () => {
      const { rule } = bodyOf(draft, currency);
      const checked = await call("POST", "/promotions/check", { query: { brand }, body: { rule } });
      return { checked, written };
    },
  });
  const { data } = check;
  return (
    <Panel
      title="What it may cost"
      actions={
        <Button busy={check.isPending} onClick={() => check.mutate()}>
          Check this rule
        </Button>
      }
    >
      <p className="text-sm text-soft">
        The largest bonus with the smallest deposit that brings it, or what free rounds win on
        average, by what the brand’s games say they return.
      </p>
      {check.isError && (
        <p role="alert" className="text-coral">
          {check.error.message}
        </p>
      )}
      {data && data.written !== written && (
        <p role="status" className="text-bulb-ink">
          The rule has changed since. Check it again.
        </p>
      )}
      {data && <Checks key={data.written} check={data.checked} currency={currency} />}
    </Panel>
  );
}

function Checks({ check, currency }: { check: PromotionCheck; currency: CurrencyCode }) {
  const { deposit, bonus, required, highestBet } = check;
  const counting = check.categories.filter(({ weightBps }) => weightBps > 0);
  const others = check.categories.filter(({ weightBps }) => weightBps === 0);
  const warnings = warningsOf(check).map(
    ({ category, about }) => `${wordsOf(category)}: ${SENTENCES[about]}`,
  );
  return (
    <>
      <Facts
        facts={[
          ["Deposit", <Money key="deposit" amount={deposit} />],
          ["Bonus", <Money key="bonus" amount={bonus} />],
          ["To wager", <Money key="required" amount={required} />],
          ["Highest bet", <Money key="bet" amount={highestBet} />],
        ]}
      />
      {warnings.length > 0 && (
        <div role="alert" className="rounded-lg border border-coral p-3">
          <p className="font-medium">Look at these before you open it</p>
          <ul className="list-disc ps-5">
            {warnings.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      <Table
        caption="Expected cost by category"
        columns={COLUMNS}
        rows={counting}
        keyOf={({ category }) => category}
      />
      {others.length > 0 && (
        <p className="text-sm text-soft">
          Nothing counts in: {others.map(({ category }) => wordsOf(category)).join(", ")}.
        </p>
      )}
      <Simulation check={check} currency={currency} />
    </>
  );
}

/** The rule as it would be sent, to see whether it has changed; empty while it can't be. */
function ruleOf(draft: Draft, currency: string): string {
  try {
    return JSON.stringify(bodyOf(draft, currency).rule);
  } catch (fault) {
    if (fault instanceof Mistyped) return "";
    throw fault;
  }
}
