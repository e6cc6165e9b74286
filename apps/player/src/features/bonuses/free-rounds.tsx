import type { Bonus } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Facts } from "../../shared/layout/page.tsx";

interface FreeRoundsProps {
  readonly bonus: Bonus;
  readonly free: NonNullable<Bonus["free"]>;
}

/** How many free rounds are left, what they won so far, and a way to give them up. */
export function FreeRounds({ bonus: { id }, free }: FreeRoundsProps) {
  const t = useText("bonuses");
  const { left, rounds, stake, won } = free;
  return (
    <>
      <Facts
        facts={[
          [t("free.rounds"), t("free.roundsLeft", { left, rounds })],
          [t("free.stake"), <Money key="stake" amount={stake} />],
          [t("free.won"), <Money key="won" amount={won} />],
        ]}
      />
      <div>
        <Confirm
          action={t("forfeit.do")}
          title={t("forfeit.title")}
          keep={t("forfeit.keep")}
          onConfirm={() => call("POST", "/bonuses/{id}/forfeit", { path: { id } })}
        >
          {t("free.forfeit")}
        </Confirm>
      </div>
    </>
  );
}
