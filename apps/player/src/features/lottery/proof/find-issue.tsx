import type { FormEvent } from "react";
import { Button, Field } from "../../../shared/controls.tsx";
import { Card } from "../../../shared/page.tsx";
import { go } from "../../../shared/routing/go.ts";
import { useText } from "../../../shared/text.ts";

/** Asks for the draw somebody wants to check. */
export function FindIssue() {
  const t = useText("proof");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void go("/fairness/lottery", { search: { gameCode: String(form.get("gameCode")).trim(), issueNo: String(form.get("issueNo")).trim() } });
  };
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("find")}</h2>
      <form onSubmit={submit} className="grid gap-4">
        <Field label={t("code")} name="gameCode" required autoComplete="off" maxLength={32} />
        <Field label={t("number")} name="issueNo" required autoComplete="off" maxLength={32} />
        <Button type="submit" look="primary">
          {t("show")}
        </Button>
      </form>
    </Card>
  );
}
