import type { Exclusion as ExclusionState } from "@perya/api-client/player";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, reading } from "../../shared/http/api.ts";
import { Alert, Button, Choice, Field } from "../../shared/forms/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { useZoned } from "../../shared/format/zoned.ts";
import { Card } from "../../shared/layout/page.tsx";
import { useText } from "../../shared/language/text.ts";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { useSubmit } from "../../shared/forms/use-submit.ts";

const SPANS = ["day", "week", "month", "half-year", "forever"] as const;
type Span = (typeof SPANS)[number];

/** Self-exclusion: the current one, and a way to begin or extend one. */
export function Exclusion() {
  const t = useText("exclusion");
  const query = useQuery(reading("/exclusion"));
  const [open, setOpen] = useState(false);
  const until = query.data?.until ?? null;
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("title")}</h2>
      <p role="status" className={until ? "font-semibold text-coral" : "text-soft"}>
        <Words until={until} />
      </p>
      {!isForGood(until) && (
        <Button onClick={() => setOpen(true)}>{until ? t("longer") : t("open")}</Button>
      )}
      {open && (
        <Dialog title={t("title")} onClose={() => setOpen(false)}>
          <ExclusionForm onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </Card>
  );
}

function Words({ until }: { until: ExclusionState["until"] }) {
  const t = useText("exclusion");
  const format = useZoned("end");
  if (until === null) return t("about");
  return isForGood(until) ? t("forever") : t("until", { end: format.format(new Date(until)) });
}

/** The end of a permanent exclusion. */
function isForGood(until: string | null): boolean {
  return until !== null && until >= "9000";
}

function ExclusionForm({ onDone }: { onDone: () => void }) {
  const t = useText("exclusion");
  const [span, setSpan] = useState<Span>("day");
  const queries = useQueryClient();
  const words = t(`span.${span}`);
  const check = (form: HTMLFormElement) => {
    const { sure } = typedIn(form, "sure");
    return sure.trim().toLowerCase() === words ? {} : { sure: t("mistyped", { words }) };
  };
  const { submit, watch, faults, setFaults, busy } = useSubmit(
    async (form) => {
      const found = check(form);
      if (Object.keys(found).length > 0) return found;
      try {
        await call("POST", "/exclusion", { body: { span } });
      } finally {
        void queries.invalidateQueries();
      }
      onDone();
      return undefined;
    },
    {},
    check,
  );
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <Choice
        label={t("howLong")}
        value={span}
        onChange={({ target }) => {
          setSpan(SPANS.find((one) => one === target.value) ?? "day");
          // What is to be typed is another word now.
          setFaults({});
        }}
      >
        {SPANS.map((one) => (
          <option key={one} value={one}>
            {t(`span.${one}`)}
          </option>
        ))}
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
