import type { RegisterSettings } from "@perya/api-client/player";
import { useState, type SubmitEvent } from "react";
import { fieldFaults } from "../../../shared/faults/field-faults.ts";
import { forgetInvitation, useInvitation } from "../../../shared/session/invitation.ts";
import { showRegistered } from "../../../shared/session/registered.ts";
import { useText } from "../../../shared/language/text.ts";
import type { Captcha } from "../../../shared/verification/captcha/captcha-field.tsx";
import { useProof } from "../../../shared/verification/proof.ts";
import { useFieldFaults } from "../../../shared/forms/use-field-faults.ts";
import { useAfterSignIn } from "../use-after-sign-in.ts";
import { checkForm, type Typed } from "./check-form.ts";
import { focusFirst } from "./focus-first.ts";
import { isUninvited, openAccount, type Method } from "./open-account.ts";
import { readForm } from "./read-form.ts";
import type { Rules } from "./rule-words.ts";

const FIELDS_OF_CODES = {
  USERNAME_TAKEN: "username",
  MOBILE_TAKEN: "mobileNum",
  INVALID_PHONE_NUMBER: "mobileNum",
  INVALID_CODE: "verificationCode",
  MISSING_CODE: "verificationCode",
  CODE_EXPIRED: "verificationCode",
} as const;

/**
 * Registers a player: checks what was typed, opens the account, shows the number generated for
 * one, keeps the session, and says that it is done over the page one was going to.
 */
export function useRegistration(
  method: Method,
  rules: Rules,
  { birthdayAge, firebase }: RegisterSettings,
) {
  const t = useText("register");
  const done = useAfterSignIn();
  const askProof = useProof("register");
  const invitation = useInvitation();
  const [captcha, setCaptcha] = useState<Captcha>();
  const against = { rules, birthdayAge, invited: invitation !== undefined };
  const check = (typed: Typed) => checkForm(t, typed, against);
  const found = useFieldFaults((form) => check(readForm(form)));
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [uninvited, setUninvited] = useState(false);

  const register = async (form: HTMLFormElement) => {
    const typed = readForm(form);
    const faults = check(typed);
    found.setFaults(faults);
    if (Object.keys(faults).length > 0) return focusFirst(form, faults);
    const login = await openAccount(
      { method, rules, typed, invitation, captcha, byFirebase: firebase !== null },
      askProof,
    );
    if (!login) return;
    forgetInvitation();
    if (method === "mobile") await showRegistered("account", login.username);
    done(login);
    void showRegistered("done", login.username);
  };
  const fail = (form: HTMLFormElement, problem: unknown) => {
    // A captcha is valid for one try.
    setTries((before) => before + 1);
    if (isUninvited(problem)) return setUninvited(true);
    const faulty = fieldFaults(problem, FIELDS_OF_CODES);
    found.setFaults(faulty);
    focusFirst(form, faulty);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const form = event.currentTarget;
    void register(form)
      .catch((problem: unknown) => fail(form, problem))
      .finally(() => setBusy(false));
  };
  const closeUninvited = () => {
    setUninvited(false);
    forgetInvitation();
  };
  const dialog = { uninvited, closeUninvited };
  return { submit, ...found, ...dialog, busy, tries, invitation, setCaptcha };
}
