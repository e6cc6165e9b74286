import { useBrand } from "../../../shared/brand.ts";
import { Field } from "../../../shared/controls.tsx";
import { useText } from "../../../shared/text.ts";

/** The new payment password and the same again, with what the brand asks of one. */
export function NewPaymentFields({ faults }: { faults: Readonly<Record<string, string | undefined>> }) {
  const t = useText("session");
  const { acceptedPattern, minLength, maxLength } = useBrand().register.fields.paymentPassword;
  const digits = acceptedPattern === "digits";
  const shared = {
    type: "password",
    autoComplete: "new-password",
    required: true,
    maxLength: 128,
    ...(digits ? { inputMode: "numeric" as const } : {}),
  } as const;
  const length = minLength === maxLength ? String(minLength) : `${minLength} - ${maxLength}`;
  return (
    <>
      <Field
        {...shared}
        label={t("first.paymentPassword")}
        name="paymentPassword"
        hint={t(digits ? "first.digits" : "first.characters", { length })}
        error={faults["paymentPassword"]}
      />
      <Field {...shared} label={t("first.paymentAgain")} name="confirmPaymentPassword" error={faults["confirmPaymentPassword"]} />
    </>
  );
}
