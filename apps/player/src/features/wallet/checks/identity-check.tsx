import type { WithdrawalEligibility } from "@perya/api-client/player";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CustomerService } from "../../../shared/brand/customer-service.tsx";
import { openSiteDialog } from "../../../shared/dialogs/site-dialog.ts";
import { faultWords } from "../../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../../shared/forms/controls.tsx";
import { call, reading } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { useConversations } from "../../../shared/live/service-unread.ts";
import { Check } from "./check.tsx";

/** Whether the player's identity is checked as far as the brand wants it. */
export function IdentityCheck({
  withdrawal: { kycLevel, needsKyc },
}: {
  withdrawal: WithdrawalEligibility;
}) {
  const t = useText("wallet");
  const conversations = useConversations();
  const done = kycLevel >= needsKyc;
  return (
    <Check
      done={done}
      title={t("check.identity")}
      text={
        done
          ? t("check.level", { level: String(kycLevel) })
          : t("check.levelNeeded", { level: String(kycLevel), needed: String(needsKyc) })
      }
    >
      {!done && (conversations ? <AskForCheck /> : <CustomerService look="plain" />)}
    </Check>
  );
}

const CONVERSATION = reading("/service/messages");

/** Asks staff for the check, once, and leads to where they answer. */
function AskForCheck() {
  const t = useText("wallet");
  const queries = useQueryClient();
  const conversation = useQuery(CONVERSATION);
  const ask = useMutation({
    mutationFn: () => call("POST", "/service/verification"),
    onSuccess: () => queries.invalidateQueries({ queryKey: CONVERSATION.queryKey }),
  });
  const asked = conversation.data?.topic === "verification";
  return (
    <>
      {/* Its line is there before it is known whether it was asked for. */}
      <span role="status" className="min-h-6">
        {asked ? t("check.asked") : ""}
      </span>
      {ask.isError && <Alert>{faultWords(ask.error)}</Alert>}
      {asked ? (
        <Button onClick={() => openSiteDialog("service")}>{t("check.open")}</Button>
      ) : (
        <Button
          look="primary"
          busy={ask.isPending || conversation.isPending}
          onClick={() => ask.mutate()}
        >
          {t("check.ask")}
        </Button>
      )}
    </>
  );
}
