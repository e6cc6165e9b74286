import { FigureField } from "../../shared/forms/figure-field.tsx";
import type { Draft } from "./promotion.ts";
import type { Editing } from "./use-promotion.ts";

/** The amounts and numbers of a promotion that are typed. */
type Typed =
  | "budget"
  | "heldOut"
  | "minDeposit"
  | "percent"
  | "cap"
  | "gift"
  | "minLoss"
  | "least"
  | "most"
  | "extra"
  | "rounds"
  | "freeStake"
  | "freeGames"
  | "playDays"
  | "claimDays"
  | "times"
  | "days"
  | "maxCashOut"
  | "maxBet";

interface TextFieldProps extends Editing {
  readonly name: Typed & keyof Draft;
  readonly label: string;
  /** Where it stands in what is sent. */
  readonly at: readonly string[];
  readonly hint?: string;
}

/** A number or an amount of a promotion, as it is typed. */
export function TextField({ value, change, errorAt, name, label, at, hint }: TextFieldProps) {
  return (
    <FigureField
      label={label}
      value={value[name]}
      put={(typed) => change({ [name]: typed })}
      error={errorAt(...at)}
      hint={hint}
    />
  );
}
