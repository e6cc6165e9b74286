import type { BrandName, Role } from "@perya/api-client/operator";
import { useState } from "react";
import { REASON, SECOND_PERSON } from "../../shared/http/act.ts";
import { Mistyped } from "../../shared/forms/amount.ts";
import { call } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { FirstPassword } from "./first-password.tsx";
import { HOUSE, roleChoices } from "./words.ts";

interface Props {
  /** Whether the person works for the house, and may add to it and to every brand. */
  readonly house: boolean;
  /** The brands they may see: a brand's staff see only their own. */
  readonly brands: readonly BrandName[];
  readonly roles: readonly Role[];
}

/**
 * Requests a new member of staff. House staff choose whom they work for, with no default; a brand's
 * staff add to their own brand.
 */
export function AddMember({ house, brands, roles }: Props) {
  const [made, show] = useState<{ username: string; password: string }>();
  const named = brands.map(({ id, name }) => [String(id), name] as const);
  const choices = house
    ? [["", "Please choose"] as const, ...named, ["house", `${HOUSE}: every brand`] as const]
    : named;
  return (
    <>
      <Confirm
        action="Add a person"
        look="primary"
        title="Add a person"
        about={
          "A first password is created and shown to you once. It works once " +
          "another person has approved."
        }
        done={SECOND_PERSON}
        asks={[
          { name: "username", label: "Username" },
          {
            name: "brand",
            label: "Works for",
            hint: house
              ? "Brand staff see only this brand's players and work; house staff see all."
              : "You can only add staff to your own brand.",
            choices,
          },
          { name: "roles", label: "Roles", choices: roleChoices(roles), several: true },
          REASON,
        ]}
        send={async ({ username, brand, roles: ticked, reason }) => {
          if (ticked === "") throw new Mistyped("Tick at least one role.");
          const member = { username, roles: ticked.split(","), reason };
          const { password } = await call("POST", "/staff", {
            body: brand === "house" ? member : { ...member, brand: Number(brand) },
          });
          if (password !== undefined) show({ username, password });
        }}
      />
      {made && <FirstPassword {...made} onClose={() => show(undefined)} />}
    </>
  );
}
