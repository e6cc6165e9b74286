import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { MAIL_KINDS } from "./kinds.ts";

type MailKind = (typeof MAIL_KINDS)[number];

const MAILED = reading("/inbox/mail");

/** Which messages the player wants by e-mail too. */
export function MailChoice() {
  const t = useText("inbox");
  const queries = useQueryClient();
  const { data } = useQuery(MAILED);
  /** What was ticked last, until the server's answer shows it: a tick never jumps back. */
  const [wanted, setWanted] = useState<MailKind[]>();
  const save = useMutation({
    mutationFn: (kinds: MailKind[]) => call("PUT", "/inbox/mail", { body: { kinds } }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: MAILED.queryKey });
      setWanted(undefined);
    },
  });
  const chosen = wanted ?? data?.kinds ?? [];
  const set = (kind: MailKind, on: boolean) => {
    const kinds = on ? [...chosen, kind] : chosen.filter((one) => one !== kind);
    setWanted(kinds);
    save.mutate(kinds);
  };
  return (
    <details className="rounded-2xl border border-line bg-raised">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        {t("mail.title")}
      </summary>
      <div className="grid gap-3 border-t border-line px-4 py-3">
        <fieldset disabled={!data} className="grid gap-3">
          <legend className="sr-only">{t("mail.title")}</legend>
          <p className="text-sm text-soft">{t("mail.about")}</p>
          {MAIL_KINDS.map((kind) => (
            <label key={kind} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5"
                checked={chosen.includes(kind)}
                disabled={save.isPending}
                onChange={({ currentTarget }) => set(kind, currentTarget.checked)}
              />
              {t(`kind.${kind}`)}
            </label>
          ))}
        </fieldset>
        <p role="status" className="text-sm text-teal empty:hidden">
          {save.isSuccess && t("mail.saved")}
        </p>
        {save.isError && <Alert>{faultWords(save.error)}</Alert>}
      </div>
    </details>
  );
}
