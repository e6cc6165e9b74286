import { formatMoney, fromWire } from "@perya/money";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { Button, buttonClass } from "../../../shared/forms/controls.tsx";
import { reading } from "../../../shared/http/api.ts";
import { sealed } from "../../../shared/http/sealed.ts";
import { useText } from "../../../shared/language/text.ts";
import { Card } from "../../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { go } from "../../../shared/routing/go.ts";
import { Link } from "../../../shared/routing/link.tsx";
import { endSession } from "../../../shared/session/sign-in-tasks.ts";
import { OwnerForm } from "../owner-form.tsx";

const CONSEQUENCES = ["login", "stays", "law", "again"] as const;

/** Closing the account: what it means, what stands in its way, and doing it. */
export function CloseAccount() {
  const t = useText("data");
  const queries = useQueryClient();
  const state = useQuery({ ...reading("/account-closing"), staleTime: 0 });
  const [asked, setAsked] = useState(false);
  const rest = state.data?.rest && formatMoney(fromWire(state.data.rest));
  const closed = async () => {
    endSession();
    queries.clear();
    await go("/");
  };
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("close.title")}</h2>
      <ul className="grid list-disc gap-1 ps-5 text-soft">
        {CONSEQUENCES.map((one) => (
          <li key={one}>{t(`close.means.${one}`)}</li>
        ))}
      </ul>
      {state.isPending && <Waiting rows={1} />}
      {state.isError && <Failed fault={state.error} onRetry={() => void state.refetch()} />}
      {rest && <p className="font-semibold">{t("close.rest.about", { amount: rest })}</p>}
      {state.data && !rest && state.data.obstacles.length > 0 && (
        <>
          <p className="font-semibold">{t("close.first")}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {state.data.obstacles.map((one) => (
              <li key={one}>{t(`close.obstacle.${one}`)}</li>
            ))}
          </ul>
          <Link to="/member/withdraw" className={buttonClass("plain")}>
            {t("close.withdraw")}
          </Link>
        </>
      )}
      {(rest ?? state.data?.obstacles.length === 0) && (
        <Button look="danger" onClick={() => setAsked(true)}>
          {t("close.do")}
        </Button>
      )}
      {asked && (
        <Dialog title={t("close.ask")} onClose={() => setAsked(false)}>
          <p className="text-soft">{t("close.means.again")}</p>
          <OwnerForm
            action={t("close.do")}
            look="danger"
            onSubmit={async (owner) => {
              const left = state.data?.rest?.amount;
              const giveUp = left === undefined ? {} : { giveUp: left };
              await sealed("POST", "/account-closing", { ...owner, ...giveUp });
              await closed();
            }}
          >
            {() =>
              rest && (
                <label className="flex items-center gap-3">
                  <input type="checkbox" name="giveUp" required className="size-5 shrink-0" />
                  {t("close.rest.yes", { amount: rest })}
                </label>
              )
            }
          </OwnerForm>
        </Dialog>
      )}
    </Card>
  );
}
