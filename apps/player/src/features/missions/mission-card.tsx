import type { Mission } from "@perya/api-client/player";
import { Time } from "../../shared/format/money.tsx";
import { Pill, type Tone } from "../../shared/format/pill.tsx";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { PLAY_CATEGORIES } from "../../shared/games/play-categories.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { MissionProgress } from "./mission-progress.tsx";
import { RewardOf } from "./reward-of.tsx";

const TONES: Readonly<Record<Mission["status"], Tone>> = {
  LOCKED: "quiet",
  ACTIVE: "busy",
  DONE: "good",
  CLAIMED: "quiet",
  EXPIRED: "quiet",
};

interface MissionCardProps {
  readonly mission: Mission;
  /** Whether its reward is being claimed. */
  readonly busy: boolean;
  /** Why it was not claimed, in words. */
  readonly fault: string | undefined;
  readonly onClaim: () => void;
}

/** One mission: what it asks for, how far it is, what it brings and until when. */
export function MissionCard({ mission, busy, fault, onClaim }: MissionCardProps) {
  const t = useText("missions");
  const menu = useText("menu");
  const { title, text, language, status, span, category, vipLevel, until } = mission;
  return (
    <Card className={status === "DONE" ? "border-bulb" : ""}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-display text-xl font-bold">
          <bdi lang={language}>{title}</bdi>
        </h3>
        <Pill tone={TONES[status]}>{t(`state.${status}`)}</Pill>
      </header>
      {text !== "" && (
        <p lang={language} dir="auto" className="max-w-prose text-soft">
          {text}
        </p>
      )}
      <MissionProgress mission={mission} />
      <RewardOf reward={mission} />
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
          <span>{t(`span.${span}`)}</span>
          {category && <span>{menu(`item.${PLAY_CATEGORIES[category]}`)}</span>}
          {vipLevel > 0 && <span>{t("level", { level: vipLevel })}</span>}
          {until !== null && (
            <span>
              {t.rich(status === "DONE" ? "claimUntil" : "until", {
                time: () => <Time key="until" at={until} />,
              })}
            </span>
          )}
        </p>
        {status === "DONE" && (
          <Button
            look="primary"
            disabled={busy}
            onClick={onClaim}
            aria-label={t("claimOf", { title })}
          >
            {t("claim")}
          </Button>
        )}
      </div>
      {fault !== undefined && <Alert>{fault}</Alert>}
    </Card>
  );
}
