import { useState } from "react";
import { call } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { ProveContact, type ContactType } from "./prove-contact.tsx";

interface ContactFormProps {
  /** The one kind that is asked for; otherwise the player chooses. */
  readonly only?: ContactType;
  readonly onDone: () => void;
}

/** A first phone or mail address, proven by the code that reaches it. */
export function ContactForm({ only, onDone }: ContactFormProps) {
  const t = useText("session");
  const [type, setType] = useState<ContactType>(only ?? "mobile");
  return (
    <div className="grid gap-4">
      <ProveContact
        key={type}
        type={type}
        action={t("first.save")}
        askCode={async (contact, proof) =>
          (await call("POST", "/contact/code", { body: { ...contact, proof } })).expiredMinutes
        }
        save={(contact, verificationCode) =>
          call("PUT", "/contact", { body: { ...contact, verificationCode } })
        }
        onDone={onDone}
      >
        {!only && <p className="font-semibold">{t("first.contact")}</p>}
      </ProveContact>
      {!only && (
        <button
          type="button"
          onClick={() => setType(type === "mobile" ? "email" : "mobile")}
          className="min-h-11 justify-self-start font-semibold text-violet underline underline-offset-4"
        >
          {t(type === "mobile" ? "first.useEmail" : "first.useMobile")}
        </button>
      )}
    </div>
  );
}
