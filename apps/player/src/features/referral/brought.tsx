import type { Referral } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { Card, Facts } from "../../shared/layout/page.tsx";

/** What the player's friends have brought in all. */
export function Brought({ brought }: Pick<Referral, "brought">) {
  const t = useText("referral");
  const { friends, rewarded, rewards, shares } = brought;
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("brought.title")}</h2>
      <Facts
        facts={[
          [t("brought.friends"), t("brought.of", { rewarded, friends })],
          [t("brought.rewards"), <Money key="rewards" amount={rewards} />],
          ...(shares.amount === "0"
            ? []
            : [[t("brought.shares"), <Money key="shares" amount={shares} />] as const]),
        ]}
      />
    </Card>
  );
}
