import { useState } from "react";
import { ApiError } from "../../../shared/http/api.ts";
import { isOn, useBrand } from "../../../shared/brand/brand.ts";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { CustomerService } from "../../../shared/brand/customer-service.tsx";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { typedIn } from "../../../shared/forms/typed-in.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { CaptchaField, type Captcha } from "../../../shared/verification/captcha/captcha-field.tsx";
import { beginWait } from "../../../shared/verification/code/countdown.ts";
import { useAfterSignIn } from "../use-after-sign-in.ts";
import { Options, optionsIn } from "./options.tsx";
import { NEW_PLACE_WAIT, RESEND_SECONDS } from "./second-factor.tsx";
import { ticketIn, type Ticket } from "./ticket.ts";

/** Which field a refusal is about. */
const FIELDS = { CAPTCHA_NEEDED: "captcha", CAPTCHA_CHECK_FAILED: "captcha" } as const;

/** What is sent, and what a failure asks for besides. */
function useSignInByPassword(onTicket: (ticket: Ticket) => void) {
  const t = useText("session");
  const afterSignIn = useAfterSignIn();
  // Changes after each failure: a captcha is valid for one try.
  const [tries, setTries] = useState(0);
  const [captcha, setCaptcha] = useState<Captcha>();
  const [lost, setLost] = useState(false);
  const check = (typed: HTMLFormElement) =>
    Object.fromEntries(
      Object.entries(typedIn(typed, "username", "password"))
        .filter(([, text]) => !text.trim())
        .map(([name]) => [name, t("login.empty")]),
    );
  const form = useSubmit(
    async (sent) => {
      const { username, password } = typedIn(sent, "username", "password");
      const empty = check(sent);
      if (Object.keys(empty).length > 0) return empty;
      const { agent, rememberMe } = optionsIn(sent);
      try {
        const login = await sealed("POST", "/session", {
          type: "username",
          username,
          password,
          agent,
          rememberMe,
          ...captcha,
        });
        afterSignIn(login, { password, remember: rememberMe });
      } catch (problem) {
        if (!(problem instanceof ApiError)) throw problem;
        const ticket = ticketIn(problem, rememberMe);
        if (ticket) {
          // Only a code that was sent has to be waited for.
          if (ticket.channel === "sms" || ticket.channel === "mail")
            beginWait(NEW_PLACE_WAIT, RESEND_SECONDS);
          onTicket(ticket);
          return undefined;
        }
        setLost(problem.code === "NO_CONTACT" || problem.code === "PASSKEY_ELSEWHERE");
        if ((problem.value as { captcha?: boolean } | undefined)?.captcha)
          setTries((before) => before + 1);
        throw problem;
      }
      return undefined;
    },
    FIELDS,
    check,
  );
  return { ...form, tries, setCaptcha, lost };
}

/** Name and password, and letters to read once the server asks for them. */
export function SignInByPassword({ onTicket }: { onTicket: (ticket: Ticket) => void }) {
  const t = useText("session");
  const brand = useBrand();
  const { submit, watch, faults, busy, tries, setCaptcha, lost } = useSignInByPassword(onTicket);
  return (
    <form onSubmit={submit} {...watch} noValidate className="grid gap-4">
      <Field
        label={isOn(brand, "PHONELOGIN") ? t("login.nameOrMobile") : t("login.name")}
        name="username"
        autoComplete="username"
        required
        maxLength={40}
        autoCapitalize="none"
        error={faults["username"]}
      />
      <Field
        label={t("login.password")}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={128}
        error={faults["password"]}
      />
      {tries > 0 && (
        <CaptchaField key={tries} purpose="login" onChange={setCaptcha} error={faults["captcha"]} />
      )}
      <Options />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      {lost && <CustomerService />}
      <Button type="submit" look="primary" busy={busy} className="text-lg">
        {t("login.submit")}
      </Button>
    </form>
  );
}
