import type { OpenReward } from "@perya/api-client/player";
import { Time } from "../../shared/format/money.tsx";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { RewardName } from "./reward-name.tsx";
import { Worth } from "./worth.tsx";

interface OpenRowProps {
  readonly reward: OpenReward;
  /** Whether it is being claimed. */
  readonly busy: boolean;
  /** Why it was not claimed, in words. */
  readonly fault: string | undefined;
  readonly onClaim: (reward: OpenReward) => void;
}

/** A reward that can be claimed, with what is to be played of it and until when it is there. */
export function OpenRow({ reward, busy, fault, onClaim }: OpenRowProps) {
  const t = useText("rewards");
  const { kind, title, cash, times, until, creditsItself } = reward;
  return (
    <Card className="border-bulb">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <RewardName reward={reward} />
        <span className="text-lg text-teal">
          <Worth reward={reward} />
        </span>
      </div>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
          {until !== null && (
            <span>
              {t.rich(creditsItself ? "itself" : "until", {
                time: () => <Time key="until" at={until} />,
              })}
            </span>
          )}
          {cash && times > 0 && <span>{t("play", { times })}</span>}
        </p>
        <Button
          look="primary"
          className="ms-auto"
          disabled={busy}
          onClick={() => onClaim(reward)}
          aria-label={t("claimOf", { title: title || t(`kind.${kind}`) })}
        >
          {t("claim")}
        </Button>
      </div>
      {fault !== undefined && <Alert>{fault}</Alert>}
    </Card>
  );
}
