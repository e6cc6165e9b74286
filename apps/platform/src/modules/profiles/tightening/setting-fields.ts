import { PAYMENT_KINDS } from "../../../declared-payment-kinds.ts";
import type { Field } from "../rules/fields.ts";
import { FORBIDDING } from "../rules/payment-law.ts";

/** A value in a brand's settings that a field of its profiles bounds. */
interface BoundSetting {
  /** Where it stands in its section, as `btcpay.enabled`. */
  readonly path: string;
  readonly label: string;
  /** In the field's own form and unit; undefined when it is not there. */
  readonly value: unknown;
}

/** What a field of profiles bounds in a section of a brand's settings. */
export interface SettingField {
  readonly section: string;
  readonly field: Field;
  readonly in: (section: unknown) => readonly BoundSetting[];
}

/** What a way of paying says of itself in its section. */
interface Way {
  readonly enabled: boolean;
  readonly kind: string;
  readonly name: string;
}

const one =
  (path: string, label: string): SettingField["in"] =>
  (section) => {
    const value = (section as Readonly<Record<string, unknown>> | undefined)?.[path];
    return [{ path, label, value }];
  };

/** The ways of paying by a kind that are switched on. */
const waysOf =
  (kind: string, label: string): SettingField["in"] =>
  (section) =>
    Object.entries((section ?? {}) as Readonly<Record<string, Way>>)
      .filter(([, way]) => way.enabled && way.kind === kind)
      .map(([code, { name }]) => ({
        path: `${code}.enabled`,
        label: `${label}: ${name}`,
        value: "allow",
      }));

/**
 * Every setting that profiles bound. A module whose settings a field is about adds them here; until
 * it has, the field bounds nothing.
 */
export const SETTING_FIELDS: readonly SettingField[] = [
  {
    section: "register",
    field: "age.min",
    in: one("ageConfirmation", "Registration: confirmed age"),
  },
  {
    section: "register",
    field: "age.min",
    in: one("birthdayAge", "Registration: age by date of birth"),
  },
  // A brand's own currency, which is no setting: it stays, and no account is opened in it.
  {
    section: "brand",
    field: "currency",
    in: (brand) => (brand === undefined ? [] : one("currencies", "Currency of accounts")(brand)),
  },
  ...PAYMENT_KINDS.flatMap((kind) => {
    const field = FORBIDDING[kind];
    if (!field) return [];
    return [
      { section: "methods", field, in: waysOf(kind, "Deposit methods") },
      { section: "payers", field, in: waysOf(kind, "Who pays withdrawals") },
    ];
  }),
];
