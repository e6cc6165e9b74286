import { Field } from "../../shared/forms/controls.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import type { PartProps } from "./settings.ts";

/** How long a password is valid. */
export function PasswordsPart({ value, change, errorAt }: PartProps<"passwords">) {
  return (
    <Panel title="Expiry">
      <div className="max-w-72">
        <Field
          label="Passwords expire after (days)"
          type="number"
          min={0}
          max={3650}
          required
          value={value.expiryDays}
          onChange={({ target }) => change({ expiryDays: Math.trunc(Number(target.value)) })}
          error={errorAt("expiryDays")}
          hint="0 for never. Applies only while “Passwords expire” is on under Features."
        />
      </div>
      <p className="max-w-prose text-soft">
        Forced changes lead to weaker passwords; unless the jurisdiction requires them, 0 is the
        safer choice.
      </p>
    </Panel>
  );
}
