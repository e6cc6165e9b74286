import type { Bonus } from "@perya/api-client/player";
import { fromWire } from "@perya/money";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { dateFormat } from "../../shared/format/date-format.ts";
import { Money, Time } from "../../shared/format/money.tsx";
import { Pill, type Tone } from "../../shared/format/pill.tsx";
import { CategoryWeights } from "../../shared/games/category-weights.tsx";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card, Facts } from "../../shared/layout/page.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { FreeRounds } from "./free-rounds.tsx";
import { WagerBar } from "./wager-bar.tsx";

const TONES: Readonly<Record<Bonus["status"], Tone>> = {
  APPLYING: "busy",
  REJECTED: "bad",
  ISSUED: "good",
  CLAIMED: "good",
  PROCESS: "busy",
  COMPLETED: "good",
  EXPIRED: "quiet",
  FORFEITED: "quiet",
  VOIDED: "bad",
};

/** What its time is for. */
const UNTIL: Readonly<Partial<Record<Bonus["status"], "until" | "claimUntil" | "free.playUntil">>> =
  { PROCESS: "until", ISSUED: "claimUntil", CLAIMED: "free.playUntil" };

/** One bonus: what it was, what is played of it, and every movement of it in the ledger. */
export function BonusCard({ bonus }: { bonus: Bonus }) {
  const t = useText("bonuses");
  const { title, language, status, expiresAt, endedAt, entries } = bonus;
  const isPlayedFree = status === "CLAIMED" && bonus.free !== null;
  const isGiven = status !== "APPLYING" && status !== "REJECTED";
  return (
    <Card>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-display text-xl font-bold">
          <Link to={`/promotions/${bonus.promotion}`} className="hover:underline">
            <bdi lang={language}>{title}</bdi>
          </Link>
        </h3>
        <Pill tone={TONES[status]}>{t(`state.${status}`)}</Pill>
      </header>
      {isPlayedFree && bonus.free ? (
        <FreeRounds bonus={bonus} free={bonus.free} />
      ) : (
        isGiven && <WagerBar bonus={bonus} />
      )}
      <BonusFacts bonus={bonus} isGiven={isGiven && !isPlayedFree} />
      <p className="text-sm text-soft">
        {UNTIL[status] &&
          expiresAt !== null &&
          t.rich(UNTIL[status], { time: () => <Time key="until" at={expiresAt} /> })}
        {endedAt !== null && t.rich("ended", { time: () => <Time key="ended" at={endedAt} /> })}
      </p>
      {status === "ISSUED" && <Claim id={bonus.id} />}
      <details hidden={entries.length === 0}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {t("entries")}
        </summary>
        <ul className="grid">
          {entries.map(({ at, amount }) => (
            <li
              key={`${at}${amount.amount}`}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0"
            >
              <span className="text-soft">
                <Time at={at} />
              </span>
              <Money amount={amount} />
            </li>
          ))}
        </ul>
      </details>
      {status === "PROCESS" && <Running bonus={bonus} />}
    </Card>
  );
}

/** What it was of, and what was taken back of it. */
function BonusFacts({ bonus, isGiven }: { bonus: Bonus; isGiven: boolean }) {
  const t = useText("bonuses");
  const { deposit, loss, removed, remark, rejectReason } = bonus;
  return (
    <Facts
      facts={[
        ...(isGiven ? ([[t("bonus"), <Money key="bonus" amount={bonus.bonus} />]] as const) : []),
        ...(remark === null ? [] : ([[t("remark"), <bdi key="remark">{remark}</bdi>]] as const)),
        ...(rejectReason === null ? [] : ([[t("why"), t(`rejected.${rejectReason}`)]] as const)),
        ...(deposit === null
          ? []
          : ([
              [
                t("deposit"),
                <Link
                  key="deposit"
                  to={`/member/depositv2/${deposit}`}
                  className="text-violet underline-offset-4 hover:underline"
                >
                  <Time at={bonus.createdAt} />
                </Link>,
              ],
            ] as const)),
        ...(loss === null
          ? []
          : ([
              [t("loss"), <Money key="loss" amount={loss.amount} />],
              [t("lossDays"), <Days key="days" from={loss.from} to={loss.to} />],
            ] as const)),
        ...(fromWire(removed).units === 0n
          ? []
          : ([[t("removed"), <Money key="removed" amount={removed} />]] as const)),
      ]}
    />
  );
}

/** Credits a bonus that waits for its player. */
function Claim({ id }: { id: string }) {
  const t = useText("bonuses");
  const queries = useQueryClient();
  const claim = useMutation({
    mutationFn: () => call("POST", "/bonuses/{id}/claim", { path: { id } }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="primary" busy={claim.isPending} onClick={() => claim.mutate()}>
        {t("claim")}
      </Button>
      {claim.isError && <Alert>{faultWords(claim.error)}</Alert>}
    </div>
  );
}

const DAY = dateFormat({ dateStyle: "medium", timeZone: "UTC" });

/** A day, or the first and the last one of several, of the brand's calendar. */
function Days({ from, to }: { from: string; to: string }) {
  const said = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));
  return <>{from === to ? said(from) : `${said(from)} – ${said(to)}`}</>;
}

/** What counts for a bonus that is being played, and a way to give it up. */
function Running({ bonus: { id, weights, loses } }: { bonus: Bonus }) {
  const t = useText("bonuses");
  return (
    <>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {t("counts")}
        </summary>
        <CategoryWeights weights={weights} />
      </details>
      {loses && (
        <div>
          <Confirm
            action={t("forfeit.do")}
            title={t("forfeit.title")}
            keep={t("forfeit.keep")}
            onConfirm={() => call("POST", "/bonuses/{id}/forfeit", { path: { id } })}
          >
            {t.rich("forfeit.about", { money: () => <Money key="loses" amount={loses} /> })}
          </Confirm>
        </div>
      )}
    </>
  );
}
