import type { FormEvent } from "react";
import { Button, Field } from "../../../shared/forms/controls.tsx";
import { Card } from "../../../shared/layout/page.tsx";
import { go } from "../../../shared/routing/go.ts";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { GameChoice } from "../menus/game-choice.tsx";
import { useMenus } from "../menus/use-menus.ts";

/** Asks for the draw a player wants to check. */
export function FindIssue() {
  const t = useText("proof");
  const menus = useMenus();
  if (menus.isError) return <Failed fault={menus.error} onRetry={() => void menus.refetch()} />;
  if (!menus.data) return <Waiting rows={2} />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void go("/fairness/lottery", {
      search: {
        gameCode: String(form.get("gameCode")),
        issueNo: String(form.get("issueNo")).trim(),
      },
    });
  };
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("find")}</h2>
      <form onSubmit={submit} className="grid gap-4">
        <GameChoice label={t("game")} name="gameCode" groups={menus.data.groups} />
        <Field label={t("number")} name="issueNo" required autoComplete="off" maxLength={32} />
        <Button type="submit" look="primary">
          {t("show")}
        </Button>
      </form>
    </Card>
  );
}
