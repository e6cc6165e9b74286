import type { LotteryOdds } from "@perya/api-client/operator";
import { useId } from "react";
import { REASON, SECOND_PERSON } from "../../../shared/http/act.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Field } from "../../../shared/forms/controls.tsx";
import { EditForm } from "../../../shared/editing/edit-form.tsx";
import { Facts, Panel } from "../../../shared/layout/page.tsx";
import { useMay } from "../../../shared/http/session.ts";
import { percent, priceRows, readOdds, type PriceRow } from "./odds.ts";
import { useOddsDraft } from "./use-odds-draft.ts";

/**
 * Every price of a profile with its chance and its return; a change is saved as a new
 * version.
 */
export function OddsEditor({ odds }: { odds: LotteryOdds }) {
  const { draft, returns, ask } = useOddsDraft(odds);
  const may = useMay()("lottery.write");
  const rows = priceRows(returns);
  const { value, change } = draft;
  return (
    <EditForm
      draft={draft}
      may={may}
      legend={`Odds ${odds.prizeMode} ${odds.rules}`}
      at=""
      onSubmit={draft.save}
    >
      <Whole odds={odds} rows={rows} draft={draft} />
      <Panel title="Prices">
        <ul className="grid gap-x-8 md:grid-cols-2 2xl:grid-cols-3">
          {rows.map((row) => (
            <Price
              key={row.price}
              row={row}
              text={value.prices[row.price] ?? ""}
              onChange={(text) => change({ prices: { ...value.prices, [row.price]: text } })}
            />
          ))}
        </ul>
      </Panel>
      {may && rows.some(({ inRange }) => !inRange) && <AskForOdds rows={rows} ask={ask} />}
      {may && (
        <Panel title="Why">
          <Field
            label="Reason"
            value={value.reason}
            maxLength={140}
            autoComplete="off"
            hint="Recorded with the version and in the audit trail."
            onChange={({ target }) => change({ reason: target.value })}
            error={draft.errorAt("reason")}
          />
        </Panel>
      )}
    </EditForm>
  );
}

interface WholeProps {
  readonly odds: LotteryOdds;
  readonly rows: readonly PriceRow[];
  readonly draft: ReturnType<typeof useOddsDraft>["draft"];
}

function Whole({ odds, rows, draft }: WholeProps) {
  return (
    <Panel title="Overall">
      <Facts
        facts={[
          ["Version", odds.version === 0 ? "rule defaults" : odds.version],
          ["Lowest return", percent(Math.min(...rows.map(({ lowest }) => lowest)))],
          ["Highest return", percent(Math.max(...rows.map(({ highest }) => highest)))],
        ]}
      />
      <p className="text-soft">
        Every price must return between 70 and 99.5 % of the stake on average. Anything else needs a
        second person.
      </p>
      {odds.prizeMode === "ZY" && (
        <Field
          label="Prize group"
          type="number"
          min={1_700}
          max={1_960}
          value={draft.value.group}
          hint={
            "1,700 to 1,960, where 2,000 returns the whole stake: all " +
            "prices are computed from it."
          }
          onChange={({ target }) => draft.change({ group: target.value })}
          error={draft.errorAt("change", "prizeGroup")}
        />
      )}
    </Panel>
  );
}

/** Odds out of range, requested by one person and approved by another. */
function AskForOdds({
  rows,
  ask,
}: {
  rows: readonly PriceRow[];
  ask: (reason: string) => Promise<void>;
}) {
  const outside = rows.filter(({ inRange }) => !inRange);
  return (
    <Panel title="Out of range">
      <p>
        These odds can't be saved by one person. Another person who may change odds sees each price
        and its return, and must approve them.
      </p>
      <div>
        <Confirm
          action="Ask a second person"
          look="primary"
          title="Ask for odds out of range?"
          about={
            <Facts
              facts={outside.map(({ price, lowest, highest }) => [
                price,
                lowest === highest ? percent(lowest) : `${percent(lowest)} to ${percent(highest)}`,
              ])}
            />
          }
          asks={[REASON]}
          send={({ reason }) => ask(reason)}
          done={SECOND_PERSON}
        />
      </div>
    </Panel>
  );
}

function Price({
  row,
  text,
  onChange,
}: {
  row: PriceRow;
  text: string;
  onChange: (text: string) => void;
}) {
  const id = useId();
  const { price, oneIn, lowest, highest, inRange } = row;
  const returns =
    lowest === highest ? percent(lowest) : `${percent(lowest)} to ${percent(highest)}`;
  const error =
    readOdds(text) === undefined
      ? "Type odds such as 1.95."
      : inRange
        ? undefined
        : `It would return ${returns}; 70 to 99.5 % can be offered.`;
  return (
    <li className="grid grid-cols-[1fr_6.5rem] items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <label htmlFor={id} className="min-w-0">
        <code className="wrap-anywhere">{price}</code>
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-about`}
        className="min-h-9 w-full rounded-lg border border-edge bg-ground px-3 text-end text-ink tabular-nums aria-invalid:border-coral"
      />
      <p
        id={`${id}-about`}
        role={error ? "alert" : undefined}
        className={`col-span-2 text-xs ${error ? "text-coral" : "text-soft"}`}
      >
        {error ?? `wins 1 in ${(oneIn / 100).toFixed(2)} · returns ${returns}`}
      </p>
    </li>
  );
}
