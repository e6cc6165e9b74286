import type { BrandName } from "@perya/api-client/operator";
import { call } from "../../shared/api.ts";
import { Mistyped } from "../../shared/amount.ts";
import { Confirm } from "../../shared/confirm.tsx";

/** What whoever works for no one brand works for. */
export const HOUSE = "the house";

const ROLES = [
  ["owner", "Owner: everything"],
  ["cashier", "Cashier: deposits, withdrawals, balances"],
  ["support", "Support: identity checks, limits, blocks"],
  ["auditor", "Auditor: reads everything, changes nothing"],
] as const;

interface Props {
  /** Whether who adds works for the house, and may add to it and to every brand. */
  readonly house: boolean;
  /** The brands there are for who adds: a brand's staff know their own alone. */
  readonly brands: readonly BrandName[];
}

/** Adds a member of staff. The house says whom they work for, and nothing is chosen beforehand; a brand's staff add to their own brand. */
export function AddMember({ house, brands }: Props) {
  const named = brands.map(({ id, name }) => [String(id), name] as const);
  const choices = house ? [["", "Please choose"] as const, ...named, ["house", `${HOUSE}: every brand`] as const] : named;
  return (
    <Confirm
      action="Add a person"
      look="primary"
      title="Add a person"
      about="Give the password in person. The one-time code is set up at the first sign-in."
      done="Added."
      asks={[
        { name: "username", label: "Username" },
        { name: "password", label: "First password", hint: "At least 12 characters." },
        {
          name: "brand",
          label: "Works for",
          hint: house ? "They see this brand's players and work alone; the house sees all." : "You add to your own brand.",
          choices,
        },
        { name: "roles", label: "Roles", choices: ROLES, several: true, value: "support" },
      ]}
      send={async ({ username, password, brand, roles }) => {
        if (roles === "") throw new Mistyped("Tick at least one role.");
        const member = { username, password, roles: roles.split(",") };
        return call("POST", "/staff", { body: brand === "house" ? member : { ...member, brand: Number(brand) } });
      }}
    />
  );
}
