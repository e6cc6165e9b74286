import type { Verification } from "@perya/api-client/player";
import { useState } from "react";
import { DialogActions } from "../../shared/dialogs/dialog.tsx";
import { Alert, Button, Choice, Field } from "../../shared/forms/controls.tsx";
import { useSubmit } from "../../shared/forms/use-submit.ts";
import { sendForm } from "../../shared/http/send-form.ts";
import { textOf, useText } from "../../shared/language/text.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { fileFault } from "./file-fault.ts";
import { useShowVerification } from "./use-show-verification.ts";

type Proof = Verification["proofs"][number]["proof"];

const IDENTITY_KINDS = ["IDENTITY_CARD", "PASSPORT", "DRIVING_LICENCE"] as const;
/** Where the server's refusals of files are shown. */
const OF_FILES = {
  NOT_A_DOCUMENT: "files",
  PDF_LOCKED: "files",
  PDF_NOT_READ: "files",
  FILE_TOO_LARGE: "files",
  TOO_MANY_FILES: "files",
  NO_FILE: "files",
  TOO_LARGE: "files",
};

/**
 * Types what a document says and chooses its files. What was typed and chosen stays when sending
 * fails, and under the same key what arrived twice is one document.
 */
export function DocumentForm({ proof, onDone }: { proof: Proof; onDone: () => void }) {
  const t = useText("documents");
  const show = useShowVerification();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [key] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState(0);
  const { submit, watch, faults, setFaults, busy } = useSubmit(async (form) => {
    const wrong = fileFault(files);
    if (wrong) return { files: t(`file.${wrong}`) };
    const body = new FormData();
    for (const [name, value] of new FormData(form))
      if (typeof value === "string") body.append(name, value);
    if (proof !== "IDENTITY") body.append("kind", proof);
    body.append("key", key);
    // The server reads texts before files.
    for (const file of files) body.append("files", file);
    setSent(0);
    show(await sendForm<Verification>("/documents", body, setSent));
    onDone();
    return undefined;
  }, OF_FILES);
  const percent = Math.round(sent * 100);
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <Fields proof={proof} faults={faults} />
      <ChooseFiles
        files={files}
        selfie={proof === "SELFIE"}
        fault={faults["files"]}
        disabled={busy}
        onChange={(chosen) => {
          setFiles(chosen);
          const wrong = fileFault(chosen);
          setFaults((before) => ({ ...before, files: wrong && t(`file.${wrong}`) }));
        }}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      {busy && (
        <div role="status" className="grid gap-1.5 text-sm text-soft">
          <span>
            {percent < 100 ? t("form.sending", { percent: String(percent) }) : t("form.reading")}
          </span>
          <progress
            value={sent}
            max={1}
            aria-label={t("form.progress")}
            className="h-2 w-full accent-bulb"
          />
        </div>
      )}
      <DialogActions>
        <Button type="submit" look="primary" busy={busy}>
          {t("form.submit")}
        </Button>
      </DialogActions>
    </form>
  );
}

type Faults = Readonly<Partial<Record<string, string>>>;

function Fields({ proof, faults }: { proof: Proof; faults: Faults }) {
  const t = useText("documents");
  if (proof === "SELFIE") return <p className="text-soft">{t("form.selfie")}</p>;
  if (proof === "FUNDS")
    return (
      <Field
        label={t("form.funds")}
        name="details"
        required
        minLength={2}
        maxLength={300}
        hint={t("form.fundsHint")}
        error={wrong(faults, "details")}
      />
    );
  if (proof === "ADDRESS")
    return (
      <>
        <FullName faults={faults} />
        <Field
          label={t("form.address")}
          name="details"
          autoComplete="street-address"
          required
          minLength={2}
          maxLength={300}
          error={wrong(faults, "details")}
        />
      </>
    );
  return <IdentityFields faults={faults} />;
}

function IdentityFields({ faults }: { faults: Faults }) {
  const t = useText("documents");
  const [kind, setKind] = useState<string>(IDENTITY_KINDS[0]);
  return (
    <>
      <Choice
        label={t("form.kind")}
        name="kind"
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      >
        {IDENTITY_KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`kind.${one}`)}
          </option>
        ))}
      </Choice>
      <Field
        label={t("form.number")}
        name="number"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={40}
        error={wrong(faults, "number")}
      />
      <FullName faults={faults} />
      <Field
        label={t("form.birthDate")}
        name="birthDate"
        type="date"
        autoComplete="bday"
        required
        error={wrong(faults, "birthDate")}
      />
      <Field
        label={t("form.expiresOn")}
        name="expiresOn"
        type="date"
        required={kind !== "IDENTITY_CARD"}
        hint={kind === "IDENTITY_CARD" ? t("form.expiresHint") : undefined}
        error={wrong(faults, "expiresOn")}
      />
    </>
  );
}

function FullName({ faults }: { faults: Faults }) {
  const t = useText("documents");
  return (
    <Field
      label={t("form.fullName")}
      name="fullName"
      autoComplete="name"
      required
      minLength={2}
      maxLength={120}
      hint={t("form.fullNameHint")}
      error={wrong(faults, "fullName")}
    />
  );
}

/** What the server finds wrong with a field, in the page's language. */
function wrong(
  faults: Faults,
  name: "number" | "fullName" | "birthDate" | "expiresOn" | "details",
): string | undefined {
  return faults[name] === undefined ? undefined : textOf("documents")(`wrong.${name}`);
}
