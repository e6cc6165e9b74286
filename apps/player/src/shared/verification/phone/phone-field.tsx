import { Field } from "../../forms/controls.tsx";
import { CountryPicker } from "./country-picker.tsx";
import { useText } from "../../language/text.ts";

interface PhoneFieldProps {
  readonly name?: string;
  /** Another label than its usual one. */
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/**
 * A mobile number with its country: the form gets `countryDialingCode` and the field's own name.
 */
export function PhoneField({
  name = "mobileNum",
  label,
  hint,
  error,
  required = true,
}: PhoneFieldProps) {
  const t = useText("verification");
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-start gap-3">
      <div className="grid gap-1.5">
        <span className="text-sm font-semibold" aria-hidden="true">
          {t("country")}
        </span>
        <CountryPicker name="countryDialingCode" />
      </div>
      <Field
        label={label ?? t("mobile")}
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required={required}
        maxLength={20}
        hint={hint}
        error={error}
      />
    </div>
  );
}
