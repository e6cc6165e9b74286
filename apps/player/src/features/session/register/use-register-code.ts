import type { RegisterSettings } from "@perya/api-client/player";
import { useState } from "react";
import type { GoogleAsked } from "../../../shared/verification/captcha/google-check.tsx";
import { useProof } from "../../../shared/verification/proof.ts";
import { sendRegisterCode, type Phone } from "./send-register-code.ts";

/**
 * Has codes sent for a new account: after our own proof of a person, and after Google's where codes
 * come by Firebase and it wants one.
 */
export function useRegisterCode(firebase: RegisterSettings["firebase"]) {
  const askProof = useProof("sms-register");
  const [asked, setAsked] = useState<GoogleAsked>();
  const askGoogle = (siteKey: string) =>
    new Promise<string>((resolve, reject) => setAsked({ siteKey, resolve, reject })).finally(() =>
      setAsked(undefined),
    );
  const send = async (phone: Phone): Promise<number | undefined> => {
    const proof = await askProof();
    if (proof === undefined) return undefined;
    const siteKey = firebase?.recaptchaSiteKey ?? undefined;
    return sendRegisterCode(
      phone,
      proof,
      siteKey === undefined ? undefined : await askGoogle(siteKey),
    );
  };
  return { send, asked };
}
