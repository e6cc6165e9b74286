import { useState } from "react";
import { useText } from "../../language/text.ts";
import { CaptchaField, type Captcha } from "./captcha-field.tsx";
import { useProof, type Purpose } from "../proof.ts";

interface CaptchaOrProofProps {
  readonly purpose: Purpose;
  /** Hears what the call needs, undefined while there is nothing. */
  readonly onChange: (shown: Captcha | { readonly proof: string } | undefined) => void;
  readonly error?: string | undefined;
}

/**
 * The letters of a picture, or another proof for those who can't read them. Either is good for one
 * try: give it another `key` after a failed one.
 */
export function CaptchaOrProof({ purpose, onChange, error }: CaptchaOrProofProps) {
  const t = useText("verification");
  const askProof = useProof(purpose);
  const [proved, setProved] = useState(false);
  const prove = async () => {
    const proof = await askProof();
    if (proof === undefined) return;
    setProved(true);
    onChange({ proof });
  };
  if (proved)
    return (
      <p role="status" className="font-semibold text-teal">
        {t("shown")}
      </p>
    );
  return (
    <div className="grid gap-2">
      <CaptchaField purpose={purpose} onChange={onChange} error={error} />
      <button
        type="button"
        onClick={() => void prove()}
        className="inline-flex min-h-6 items-center justify-self-start text-sm font-semibold text-violet underline underline-offset-4"
      >
        {t("cannotRead")}
      </button>
    </div>
  );
}
