import type { ShownPromotion } from "@perya/api-client/player";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button, buttonClass } from "../../shared/forms/controls.tsx";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { openAuth } from "../../shared/session/auth-modal.ts";
import { LateOffer } from "./late-offer.tsx";
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

function Next({ promotion: { id, status, standing, type } }: { promotion: ShownPromotion }) {
  const t = useText("promotions");
  if (standing === null)
    return status === "OPEN" ? (
      <Button look="primary" onClick={() => openAuth("login")}>
        {t("signIn")}
      </Button>
    ) : null;
  if (standing.action === "JOIN" || standing.action === "CLAIM")
    return (
      <>
        {standing.offer && <LateOffer offer={standing.offer} />}
        <Take id={id} action={standing.action} type={type} />
      </>
    );
  if (standing.action === "DEPOSIT")
    return (
      <>
        <Link to="/member/depositv2" className={buttonClass("primary")}>
          {t("deposit")}
        </Link>
        <p className="text-soft">{t("joinText")}</p>
      </>
    );
  if (standing.status === "APPLYING") return <p className="text-soft">{t("apply.wait")}</p>;
  if (standing.status === "REJECTED")
    return (
      <Link to="/member/bonusDetails" className={buttonClass("plain")}>
        {t("apply.why")}
      </Link>
    );
  return standing.status === "PROCESS" || standing.status === "CLAIMED" ? (
    <Link to="/member/bonusDetails" className={buttonClass("plain")}>
      {t("running")}
    </Link>
  ) : null;
}

/** Joins a promotion that comes with a deposit, or claims one that asks for none. */
function Take({
  id,
  action,
  type,
}: {
  id: string;
  action: "JOIN" | "CLAIM";
  type: ShownPromotion["type"];
}) {
  const t = useText("promotions");
  const queries = useQueryClient();
  const take = useMutation({
    mutationFn: () =>
      action === "JOIN"
        ? call("POST", "/promotions/{id}/join", { path: { id } })
        : call("POST", "/promotions/{id}/claim", { path: { id } }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <Button look="primary" busy={take.isPending} onClick={() => take.mutate()}>
        {t(action === "JOIN" ? "join" : "claim")}
      </Button>
      {action === "CLAIM" && (
        <p className="text-soft">{t(type === "FREE_BETS" ? "freeText" : "claimText")}</p>
      )}
      {take.isError && <Alert>{faultWords(take.error)}</Alert>}
    </>
  );
}
