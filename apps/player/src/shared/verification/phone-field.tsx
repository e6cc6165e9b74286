import { Field } from "../controls.tsx";
import { CountryPicker } from "./country-picker.tsx";
import { useText } from "../text.ts";

/** A mobile number with its country: the form gets `countryDialingCode` and the field's own name. */
export function PhoneField({ name = "mobileNum", error, required = true }: { name?: string; error?: string | undefined; required?: boolean }) {
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
        label={t("mobile")}
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required={required}
        maxLength={20}
        error={error}
      />
    </div>
  );
}
