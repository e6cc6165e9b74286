import type { RegisterSettings } from "@perya/api-client/player";
import { useState, type SubmitEvent } from "react";
import { fieldFaults } from "../../../shared/field-faults.ts";
import { forgetInvitation, useInvitation } from "../../../shared/invitation.ts";
import { tellRegistered } from "../../../shared/registered.ts";
import { useText } from "../../../shared/text.ts";
import type { Captcha } from "../../../shared/verification/captcha-field.tsx";
import { useProof } from "../../../shared/verification/proof.ts";
import { useAfterLogin } from "../after-login.ts";
import { checkForm, type Faults } from "./check-form.ts";
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

/** Registers a player: checks what was typed, opens the account, tells the number that was made for one, keeps the session, and says that it is done over the page one was going to. */
export function useRegistration(
  method: Method,
  rules: Rules,
  { birthdayAge, firebase }: RegisterSettings,
) {
  const t = useText("register");
  const done = useAfterLogin();
  const askProof = useProof("register");
  const invitation = useInvitation();
  const [captcha, setCaptcha] = useState<Captcha>();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [uninvited, setUninvited] = useState(false);

  const register = async (form: HTMLFormElement) => {
    const typed = readForm(form);
    const found = checkForm(t, typed, { rules, birthdayAge, invited: invitation !== undefined });
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    const login = await openAccount(
      { method, rules, typed, invitation, captcha, byFirebase: firebase !== null },
      askProof,
    );
    if (!login) return;
    forgetInvitation();
    if (method === "mobile") await tellRegistered("account", login.username);
    done(login);
    void tellRegistered("done", login.username);
  };
  const fail = (form: HTMLFormElement, problem: unknown) => {
    // A picture is good for one try.
    setTries((before) => before + 1);
    if (isUninvited(problem)) return setUninvited(true);
    const faulty = fieldFaults(problem, FIELDS_OF_CODES);
    setFaults(faulty);
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
  return {
    submit,
    faults,
    setFaults,
    busy,
    tries,
    invitation,
    uninvited,
    closeUninvited,
    setCaptcha,
  };
}
