import type { RegisterSettings } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { reading } from "../../../shared/http/api.ts";
import { AuthLink } from "../../../shared/session/auth-link.tsx";
import { Alert, Button } from "../../../shared/forms/controls.tsx";
import { FOR_A_SESSION } from "../../../shared/http/cached-answers.ts";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { GoogleCheck } from "../../../shared/verification/captcha/google-check.tsx";
import { typedPhone } from "../../../shared/verification/phone/typed-phone.ts";
import { SegmentedControl } from "../../../shared/forms/segmented-control.tsx";
import { Consent } from "./consent.tsx";
import { InvitationError } from "./invitation-error.tsx";
import { RegisterFields } from "./register-fields.tsx";
import type { Rules } from "./rule-words.ts";
import type { Method } from "./open-account.ts";
import { useOwnPage } from "./use-own-page.ts";
import { useRegisterCode } from "./use-register-code.ts";
import { useRegistration } from "./use-registration.ts";

/**
 * The form of a new account, made from the brand's rules: by username, by mobile number, or
 * whichever of both.
 */
export function RegisterForm() {
  const t = useText("register");
  const settings = useQuery({ ...reading("/register-settings"), ...FOR_A_SESSION });
  const [chosen, choose] = useState<Method>();
  if (settings.isPending) return <Waiting rows={5} />;
  if (settings.isError)
    return <Failed fault={settings.error} onRetry={() => void settings.refetch()} />;
  const { methods } = settings.data;
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : methods[0];
  return (
    <div className="grid gap-5">
      {methods.length > 1 && (
        <SegmentedControl
          label={t("methods.label")}
          options={methods.map((way) => [way, t(`methods.${way}`)] as const)}
          chosen={method}
          onChoose={choose}
        />
      )}
      {method === undefined ? (
        <p className="text-soft">{t("none")}</p>
      ) : (
        <ByRules key={method} method={method} settings={settings.data} />
      )}
      <p className="text-soft">
        {t("known")}{" "}
        <AuthLink
          form="login"
          className="inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4"
        >
          {t("login")}
        </AuthLink>
      </p>
    </div>
  );
}

function ByRules({ method, settings }: { method: Method; settings: RegisterSettings }) {
  const rules = useQuery({
    ...reading("/registration-validation", { query: { method } }),
    ...FOR_A_SESSION,
  });
  const moves = useOwnPage(
    rules.data?.verificationCode === true &&
      typeof settings.firebase?.recaptchaSiteKey === "string",
  );
  if (rules.isPending || moves) return <Waiting rows={4} />;
  if (rules.isError) return <Failed fault={rules.error} onRetry={() => void rules.refetch()} />;
  return <Form method={method} rules={rules.data} settings={settings} />;
}

function Form({
  method,
  rules,
  settings,
}: {
  method: Method;
  rules: Rules;
  settings: RegisterSettings;
}) {
  const t = useText("register");
  const form = useRef<HTMLFormElement>(null);
  const { send, asked } = useRegisterCode(settings.firebase);
  const {
    submit,
    watch,
    faults,
    setFaults,
    busy,
    tries,
    invitation,
    uninvited,
    closeUninvited,
    setCaptcha,
  } = useRegistration(method, rules, settings);
  const sendCode = async () => {
    const phone = form.current ? typedPhone(form.current) : undefined;
    setFaults({ ...faults, mobileNum: phone ? undefined : t("fault.mobile") });
    return phone && send(phone);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} {...watch} className="grid gap-5">
      <RegisterFields
        rules={rules}
        faults={faults}
        invitation={invitation}
        sendCode={sendCode}
        googleCheck={asked && <GoogleCheck asked={asked} />}
        onCaptcha={setCaptcha}
        tries={tries}
      />
      <Consent age={settings.ageConfirmation} error={faults["consent"]} />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy} className="text-lg">
        {t("submit")}
      </Button>
      {uninvited && <InvitationError onClose={closeUninvited} />}
    </form>
  );
}
