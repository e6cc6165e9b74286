import type { Referral } from "@perya/api-client/player";
import { formatMoney, fromWire, type WireMoney } from "@perya/money";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";

const PPM_OF_PERCENT = 10_000;
const isSome = ({ amount }: WireMoney) => amount !== "0";

/** What a friend has to do, what it brings, and what does not count, in the brand's figures. */
export function HowItWorks({ terms }: Pick<Referral, "terms">) {
  const t = useText("referral");
  const say = (amount: WireMoney) => formatMoney(fromWire(amount));
  const { deposits, depositDays, turnover, playDays, reward, friendReward } = terms;
  const steps = [
    t("step.register"),
    ...(isSome(deposits) ? [t("step.deposit", { amount: say(deposits), days: depositDays })] : []),
    t("step.verify"),
    ...(isSome(turnover) ? [t("step.play", { amount: say(turnover), days: playDays })] : []),
    isSome(friendReward)
      ? t("step.both", { amount: say(reward), other: say(friendReward) })
      : t("step.reward", { amount: say(reward) }),
  ];
  const notes = [
    ...(terms.sharePpm > 0
      ? [
          t("shareOf", {
            percent: `${terms.sharePpm / PPM_OF_PERCENT}%`,
            days: terms.shareDays,
          }),
        ]
      : []),
    ...(terms.wagerTimes > 0 ? [t("play", { times: terms.wagerTimes })] : []),
    t("cap", { count: terms.friendsPerMonth }),
    t("fair"),
  ];
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("how")}</h2>
      <ol className="grid gap-3">
        {steps.map((step, at) => (
          <li key={step} className="grid grid-cols-[1.75rem_1fr] items-baseline gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full bg-bulb text-sm font-bold text-on-bulb"
            >
              {at + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <ul className="grid list-disc gap-1 ps-5 text-sm text-soft">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}
