import { useRef } from "react";
import { useSubmit } from "../../forms/use-submit.ts";
import { popupClosed } from "../popup-closed.ts";
import { useProof } from "../proof.ts";

type Faults = Readonly<Record<string, string>>;

interface CodeForm<Contact> {
  /** What the proof of a person is for. */
  readonly proof: Parameters<typeof useProof>[0];
  /** Which field a refusal is about, by its code. */
  readonly fields: Readonly<Record<string, string>>;
  /** Where the code goes, as the form says it; undefined while that can be nowhere. */
  readonly contactIn: (form: HTMLFormElement) => Contact | undefined;
  /** What is said of a contact that can be none. */
  readonly wrongContact: () => Faults;
  /** Asks for the code and answers the seconds until another may be asked for. */
  readonly askCode: (contact: Contact, proof: string) => Promise<number>;
  /** Sends the form; answers what is wrong with it, if it knows before asking. */
  readonly onSubmit: (contact: Contact, form: HTMLFormElement) => Promise<Faults | undefined>;
}

/**
 * A form that is sent with a code which it had sent to a contact: the contact is looked at and a
 * person proven before the code is asked for.
 */
export function useCodeForm<Contact>({
  proof: purpose,
  fields,
  contactIn,
  wrongContact,
  askCode,
  onSubmit,
}: CodeForm<Contact>) {
  const form = useRef<HTMLFormElement>(null);
  const askProof = useProof(purpose);
  const submitting = useSubmit(
    async (sent) => {
      const contact = contactIn(sent);
      return contact ? onSubmit(contact, sent) : wrongContact();
    },
    fields,
    (sent) => (contactIn(sent) ? {} : wrongContact()),
  );
  const send = async () => {
    const contact = form.current ? contactIn(form.current) : undefined;
    submitting.setFaults(contact ? {} : wrongContact());
    if (!contact) return undefined;
    const proof = await askProof();
    if (proof === undefined) throw popupClosed();
    return askCode(contact, proof);
  };
  return { ...submitting, form, send };
}
