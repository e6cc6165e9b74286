import type { ShownPromotion } from "@perya/api-client/player";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button, buttonClass } from "../../shared/forms/controls.tsx";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { openAuth } from "../../shared/session/auth-modal.ts";
import { PromotionState } from "./promotion-state.tsx";

/** Where the player is with a promotion, and what they can do next. */
export function PromotionAction({ promotion }: { promotion: ShownPromotion }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <PromotionState promotion={promotion} />
      <Next promotion={promotion} />
    </div>
  );
}

function Next({ promotion: { id, status, standing } }: { promotion: ShownPromotion }) {
  const t = useText("promotions");
  if (standing === null)
    return status === "OPEN" ? (
      <Button look="primary" onClick={() => openAuth("login")}>
        {t("signIn")}
      </Button>
    ) : null;
  if (standing.action === "JOIN") return <Join id={id} />;
  if (standing.action === "DEPOSIT")
    return (
      <>
        <Link to="/member/depositv2" className={buttonClass("primary")}>
          {t("deposit")}
        </Link>
        <p className="text-soft">{t("joinText")}</p>
      </>
    );
  return standing.status === "PROCESS" ? (
    <Link to="/member/bonusDetails" className={buttonClass("plain")}>
      {t("running")}
    </Link>
  ) : null;
}

function Join({ id }: { id: string }) {
  const t = useText("promotions");
  const queries = useQueryClient();
  const join = useMutation({
    mutationFn: () => call("POST", "/promotions/{id}/join", { path: { id } }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <Button look="primary" busy={join.isPending} onClick={() => join.mutate()}>
        {t("join")}
      </Button>
      {join.isError && <Alert>{faultWords(join.error)}</Alert>}
    </>
  );
}
