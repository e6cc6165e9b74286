import { useState } from "react";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { useSubmit } from "../../shared/forms/use-submit.ts";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { Row } from "./row.tsx";
import { useShowVerification } from "./use-show-verification.ts";

/** The phone number, which a code proves on the page of security. */
export function PhoneRow({ proven }: { proven: boolean }) {
  const t = useText("documents");
  return (
    <Row
      title={t("phone.title")}
      about={t("phone.text")}
      state={proven ? "APPROVED" : "MISSING"}
      action={
        !proven && (
          <Link
            to="/member/securityCenter/security"
            className="inline-flex min-h-11 items-center font-semibold text-violet"
          >
            {t("phone.go")}
          </Link>
        )
      }
    />
  );
}

/** Name and date of birth, which are given once. */
export function PersonRow({ known }: { known: boolean }) {
  const t = useText("documents");
  const [open, setOpen] = useState(false);
  return (
    <Row
      title={t("person.title")}
      about={t("person.text")}
      state={known ? "APPROVED" : "MISSING"}
      action={!known && <Button onClick={() => setOpen(true)}>{t("person.give")}</Button>}
    >
      {open && (
        <Dialog title={t("person.title")} onClose={() => setOpen(false)}>
          <PersonForm onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </Row>
  );
}

function PersonForm({ onDone }: { onDone: () => void }) {
  const t = useText("documents");
  const show = useShowVerification();
  const { submit, watch, faults, busy } = useSubmit(
    async (form) => {
      const body = typedIn(form, "fullName", "birthDate");
      show(await call("POST", "/documents/person", { body }));
      onDone();
      return undefined;
    },
    { TOO_YOUNG: "birthDate" },
  );
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <p className="text-soft">{t("person.once")}</p>
      <Field
        label={t("form.fullName")}
        name="fullName"
        autoComplete="name"
        required
        minLength={2}
        maxLength={120}
        hint={t("form.fullNameHint")}
        error={faults["fullName"]}
      />
      <Field
        label={t("form.birthDate")}
        name="birthDate"
        type="date"
        autoComplete="bday"
        required
        error={faults["birthDate"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <DialogActions>
        <Button type="submit" look="primary" busy={busy}>
          {t("person.save")}
        </Button>
      </DialogActions>
    </form>
  );
}
