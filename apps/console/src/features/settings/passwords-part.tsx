import { Field } from "../../shared/controls.tsx";
import { Panel } from "../../shared/page.tsx";
import type { PartProps } from "./settings.ts";

/** How long a password is good for. */
export function PasswordsPart({ value, change, errorAt }: PartProps<"passwords">) {
  return (
    <Panel title="Expiry">
      <div className="max-w-72">
        <Field
          label="A password expires after days"
          type="number"
          min={0}
          max={3650}
          required
          value={value.expiryDays}
          onChange={({ target }) => change({ expiryDays: Math.trunc(Number(target.value)) })}
          error={errorAt("expiryDays")}
          hint="0 for never. It counts only while “Passwords expire” is on under Features."
        />
      </div>
      <p className="max-w-prose text-soft">
        Forced changes make people choose weaker passwords; where no rule of the jurisdiction asks
        for them, 0 is the safer choice.
      </p>
    </Panel>
  );
}
