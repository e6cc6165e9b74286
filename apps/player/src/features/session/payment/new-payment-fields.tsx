import { useBrand } from "../../../shared/brand/brand.ts";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";

interface NewPaymentFieldsProps {
  readonly faults: Readonly<Record<string, string | undefined>>;
  /** Being saved. */
  readonly busy: boolean;
}

/**
 * The end of a form that sets a payment password: the new one and the same again, with what the
 * brand asks of one, what is wrong with the form, and its button.
 */
export function NewPaymentFields({ faults, busy }: NewPaymentFieldsProps) {
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
      <Field
        {...shared}
        label={t("first.paymentAgain")}
        name="confirmPaymentPassword"
        error={faults["confirmPaymentPassword"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        {t("first.save")}
      </Button>
    </>
  );
}
