import type { BrandName, Role } from "@perya/api-client/operator";
import { useState } from "react";
import { REASON, SECOND_PERSON } from "../../shared/act.ts";
import { Mistyped } from "../../shared/amount.ts";
import { call } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";
import { FirstPassword } from "./first-password.tsx";
import { HOUSE, roleChoices } from "./words.ts";

interface Props {
  /** Whether the person works for the house, and may add to it and to every brand. */
  readonly house: boolean;
  /** The brands they know: a brand's staff know their own alone. */
  readonly brands: readonly BrandName[];
  readonly roles: readonly Role[];
}

/** Asks for a new member of staff. The house says whom they work for, and nothing is chosen beforehand; a brand's staff add to their own brand. */
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
        about="A first password is made and shown to you once. Another person must approve before it opens anything."
        done={SECOND_PERSON}
        asks={[
          { name: "username", label: "Username" },
          {
            name: "brand",
            label: "Works for",
            hint: house
              ? "They see this brand's players and work alone; the house sees all."
              : "You add to your own brand.",
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
