import { Choice } from "../../shared/forms/controls.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { BoostFields } from "./boost-fields.tsx";
import { CashbackFields } from "./cashback-fields.tsx";
import { FreeFields } from "./free-fields.tsx";
import { MatchFields } from "./match-fields.tsx";
import { BEGINS, GIFT_OCCASIONS, TYPES, type Draft } from "./promotion.ts";
import { TextField } from "./text-field.tsx";
import type { Editing } from "./use-promotion.ts";
import { WagerFields } from "./wager-fields.tsx";

/** What is given and what has to be played for it. Fixed once it was announced. */
export function RuleFields(editing: Editing) {
  const { value, change, currency, fixed } = editing;
  return (
    <fieldset disabled={fixed} className="contents">
      <legend className="sr-only">Terms</legend>
      <Panel title="What it gives">
        <Choice
          label="Type"
          value={value.type}
          onChange={({ target }) => {
            const type = target.value as Draft["type"];
            change({ ...BEGINS[type], type });
          }}
        >
          {TYPES.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Choice>
        <GivenFields {...editing} />
        <TextField
          {...editing}
          name="budget"
          label={`Budget (${currency})`}
          at={["budget"]}
          hint="Given in all, at most. Empty for no end, which always takes two people."
        />
      </Panel>
      {value.type !== "REBATE_BOOST" && <WagerFields {...editing} />}
    </fieldset>
  );
}

/** What a promotion of its type gives. */
function GivenFields(editing: Editing) {
  switch (editing.value.type) {
    case "GIFT":
      return <GiftFields {...editing} />;
    case "CASHBACK":
      return <CashbackFields {...editing} />;
    case "REBATE_BOOST":
      return <BoostFields {...editing} />;
    case "FREE_BETS":
      return <FreeFields {...editing} />;
    case "APPLICATION":
      return <ApplicationFields {...editing} />;
    default:
      return <MatchFields {...editing} />;
  }
}

function HowOften({ value, change }: Editing) {
  return (
    <Choice
      label="How often"
      value={value.giftOccasion}
      onChange={({ target }) => change({ giftOccasion: target.value as Draft["giftOccasion"] })}
    >
      {GIFT_OCCASIONS.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </Choice>
  );
}

/** What staff may give for an application. */
function ApplicationFields(editing: Editing) {
  const { currency } = editing;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <HowOften {...editing} />
      <TextField
        {...editing}
        name="claimDays"
        label="Days to claim it once it is issued"
        at={["rule", "claimDays"]}
      />
      <TextField
        {...editing}
        name="least"
        label={`At least (${currency})`}
        at={["rule", "least"]}
      />
      <TextField {...editing} name="most" label={`At most (${currency})`} at={["rule", "most"]} />
    </div>
  );
}

/** What a bonus without a deposit gives. */
function GiftFields(editing: Editing) {
  const { currency } = editing;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <HowOften {...editing} />
      <TextField {...editing} name="gift" label={`Bonus (${currency})`} at={["rule", "bonus"]} />
    </div>
  );
}
