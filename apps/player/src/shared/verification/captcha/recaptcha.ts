import { ApiError } from "../../http/api.ts";
import { textOf } from "../../language/text.ts";

/** What is used of reCAPTCHA v2. */
interface Recaptcha {
  ready(then: () => void): void;
  render(
    place: HTMLElement,
    options: Readonly<Record<"sitekey" | "theme" | "size", string>> &
      Readonly<Record<Outcome, (token: string) => void>>,
  ): number;
}
type Outcome = "callback" | "error-callback";

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const ADDRESS = "https://www.google.com/recaptcha/api.js?render=explicit";

let loading: Promise<Recaptcha> | undefined;

/**
 * Google's check of a person, loaded when it is first asked for and never before. Throws ApiError
 * CAPTCHA_CHECK_FAILED where it can't be.
 */
export function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  return loading;
}

/** What is thrown when the check did not come or broke. */
export function recaptchaFailed(): ApiError {
  return new ApiError(0, "CAPTCHA_CHECK_FAILED", textOf("verification")("google.failed"));
}

function load(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = ADDRESS;
    script.async = true;
    script.addEventListener("error", () => {
      script.remove();
      reject(recaptchaFailed());
    });
    script.addEventListener("load", () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(recaptchaFailed());
    });
    document.head.append(script);
  });
}
