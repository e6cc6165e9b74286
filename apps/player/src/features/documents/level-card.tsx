import type { Verification } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";

type Level = Verification["levels"][number];

/** The player's level and what it gives, and the same of the next one. */
export function LevelCard({ verification: { level, levels } }: { verification: Verification }) {
  const t = useText("documents");
  const now = levels.find((one) => one.level === level);
  const next = levels.find((one) => one.level === level + 1);
  return (
    <Card>
      <div className="grid gap-5 sm:grid-cols-2">
        {now && <Gives title={t("level.now", { level: String(level) })} level={now} />}
        {next ? (
          <Gives title={t("level.next", { level: String(next.level) })} level={next} />
        ) : (
          <p className="text-soft">{t("level.top")}</p>
        )}
      </div>
    </Card>
  );
}

function Gives({ title, level }: { title: string; level: Level }) {
  const t = useText("documents");
  const { depositPerDay, depositLifetime, withdrawalPerDay } = level;
  const money = (amount: Level["depositPerDay"]) => ({
    amount: () => <Money key="amount" amount={amount} />,
  });
  return (
    <section aria-label={title} className="grid content-start gap-1.5">
      <h3 className="font-display text-xl font-bold">{title}</h3>
      <ul className="grid gap-1 text-soft tabular-nums">
        <li>{t.rich("level.deposit", money(depositPerDay))}</li>
        {depositLifetime && <li>{t.rich("level.lifetime", money(depositLifetime))}</li>}
        <li>
          {withdrawalPerDay.amount === "0"
            ? t("level.noWithdrawal")
            : t.rich("level.withdrawal", money(withdrawalPerDay))}
        </li>
      </ul>
    </section>
  );
}
