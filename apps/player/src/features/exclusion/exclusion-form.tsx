import type { Exclusion } from "@perya/api-client/player";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../shared/http/api.ts";
import { Alert, Button, Choice, Field } from "../../shared/forms/controls.tsx";
import { DialogActions } from "../../shared/dialogs/dialog.tsx";
import { useText } from "../../shared/language/text.ts";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { useSubmit } from "../../shared/forms/use-submit.ts";
import { periodWords } from "./period.ts";

type Offers = Pick<Exclusion, "timeOuts" | "exclusions">;

/** A period is chosen and typed in words before it counts. */
export function ExclusionForm({ offers, onDone }: { offers: Offers; onDone: () => void }) {
  const t = useText("exclusion");
  const choices = [
    ...offers.timeOuts.map((period) => ({ kind: "TIME_OUT", period }) as const),
    ...offers.exclusions.map((period) => ({ kind: "EXCLUSION", period }) as const),
  ];
  const [at, setAt] = useState(0);
  const chosen = choices[at] ?? { kind: "EXCLUSION", period: "permanent" };
  const queries = useQueryClient();
  const words = periodWords(t, chosen.period);
  const check = (form: HTMLFormElement) => {
    const { sure } = typedIn(form, "sure");
    return sure.trim().toLowerCase() === words ? {} : { sure: t("mistyped", { words }) };
  };
  const { submit, watch, faults, setFaults, busy } = useSubmit(
    async (form) => {
      const found = check(form);
      if (Object.keys(found).length > 0) return found;
      try {
        await call("POST", "/exclusion", { body: chosen });
      } finally {
        void queries.invalidateQueries();
      }
      onDone();
      return undefined;
    },
    {},
    check,
  );
  const options = (kind: "TIME_OUT" | "EXCLUSION") =>
    choices.map((one, place) =>
      one.kind === kind ? (
        <option key={one.period} value={place}>
          {periodWords(t, one.period)}
        </option>
      ) : null,
    );
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <Choice
        label={t("howLong")}
        value={at}
        onChange={({ target }) => {
          setAt(Number(target.value));
          // What is to be typed is another word now.
          setFaults({});
        }}
      >
        <optgroup label={t("group.timeOut")}>{options("TIME_OUT")}</optgroup>
        <optgroup label={t("group.exclusion")}>{options("EXCLUSION")}</optgroup>
      </Choice>
      <p className="font-semibold text-coral">{t("warning")}</p>
      <Field
        label={t("type", { words })}
        name="sure"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        error={faults["sure"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <DialogActions>
        <Button onClick={onDone}>{t("keep")}</Button>
        <Button type="submit" look="danger" busy={busy}>
          {t("confirm")}
        </Button>
      </DialogActions>
    </form>
  );
}
