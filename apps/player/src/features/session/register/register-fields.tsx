import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Field } from "../../../shared/forms/controls.tsx";
import { reading } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { CaptchaField, type Captcha } from "../../../shared/verification/captcha/captcha-field.tsx";
import { CodeField } from "../../../shared/verification/code/code-field.tsx";
import { PhoneField } from "../../../shared/verification/phone/phone-field.tsx";
import type { Faults } from "./check-form.ts";
import { LOOKS } from "./field-looks.ts";
import type { Invitation } from "../../../shared/session/invitation.ts";
import { ruleWords, type RuleField, type Rules } from "./rule-words.ts";

interface FieldsProps {
  readonly rules: Rules;
  readonly faults: Faults;
  readonly invitation: Invitation | undefined;
  readonly sendCode: () => Promise<number | undefined>;
  /** Google's check, while a code waits for it. */
  readonly googleCheck: ReactNode;
  readonly onCaptcha: (captcha: Captcha | undefined) => void;
  /** Another number shows another picture. */
  readonly tries: number;
}

/**
 * Every field the brand shows, in its order; required ones have a star, and the accepted format is
 * below.
 */
export function RegisterFields(props: FieldsProps) {
  const { rules, faults, invitation, sendCode, googleCheck, tries, onCaptcha } = props;
  const t = useText("register");
  const verification = useText("verification");
  const starred = (label: string) => t("starred", { label });
  const shown = (Object.keys(rules.fields) as RuleField[]).filter(
    (name) => rules.fields[name].shown,
  );
  return (
    <>
      {shown.map((name) => {
        if (name === "captcha")
          return (
            <CaptchaField
              key={`captcha ${tries}`}
              purpose="register"
              label={
                rules.fields.captcha.required
                  ? starred(verification("captcha"))
                  : verification("captcha")
              }
              onChange={onCaptcha}
              error={faults["captcha"]}
            />
          );
        if (name === "affiliateCode")
          return invitation ? null : (
            <RuleInput key={name} name={name} rules={rules} faults={faults} />
          );
        if (name !== "mobileNum")
          return <RuleInput key={name} name={name} rules={rules} faults={faults} />;
        return (
          <div key={name} className="grid gap-5">
            <PhoneInput rules={rules} faults={faults} />
            {rules.verificationCode && (
              <CodeField
                purpose="register"
                name="verificationCode"
                label={starred(verification("code"))}
                send={sendCode}
                error={faults["verificationCode"]}
              />
            )}
            {googleCheck}
          </div>
        );
      })}
      {invitation && <InvitedBy invitation={invitation} />}
    </>
  );
}

interface InputProps {
  readonly rules: Rules;
  readonly faults: Faults;
}

function RuleInput({
  name,
  rules,
  faults,
}: InputProps & { name: Exclude<RuleField, "mobileNum" | "captcha"> }) {
  const t = useText("register");
  const { required, acceptedPattern } = rules.fields[name];
  const rule = ruleWords(t, rules.fields[name], rules.ownPatterns);
  const look =
    name === "affiliateCode" ? { autoComplete: "off", autoCapitalize: "characters" } : LOOKS[name];
  const star = (label: string) => (required ? t("starred", { label }) : label);
  const digits = acceptedPattern === "digits" ? ({ inputMode: "numeric" } as const) : {};
  return (
    <>
      <Field
        {...look}
        {...digits}
        label={star(t(name))}
        name={name}
        required={required}
        hint={
          name === "paymentPassword" && rule !== undefined
            ? t("paymentPasswordHint", { rule })
            : rule
        }
        error={faults[name]}
      />
      {name === "password" && (
        <Field
          label={star(t("confirmPassword"))}
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          required
          error={faults["confirmPassword"]}
        />
      )}
    </>
  );
}

/**
 * A number with its country. A number verified by a code must be the player's own; one that is only
 * stated may be left out.
 */
function PhoneInput({ rules, faults }: InputProps) {
  const t = useText("register");
  const { mobileNum } = rules.fields;
  return (
    <PhoneField
      label={mobileNum.required ? t("starred", { label: t("mobileNum") }) : t("mobileNum")}
      required={mobileNum.required}
      hint={ruleWords(t, mobileNum, rules.ownPatterns)}
      error={faults["mobileNum"]}
    />
  );
}

/** The code a visitor came with, and the friend it is of: to be seen, not to be changed. */
function InvitedBy({ invitation }: { invitation: Invitation }) {
  const t = useText("register");
  const [code] = useState(invitation.affiliateCode ?? invitation.referralCode ?? "");
  const { data } = useQuery(reading("/referral/inviter", { query: { code } }));
  const name = data?.name ?? undefined;
  return (
    <Field
      label={t("affiliateCode")}
      value={code}
      readOnly
      hint={name === undefined ? t("invitedBy") : t("invitedByName", { name })}
      className="text-soft"
    />
  );
}
