import { Money } from "../format/money.tsx";
import { useText } from "../language/text.ts";
import { useActivity } from "../live/activity.ts";

/** What a game paid its players in the last hour. Nothing where it paid nothing. */
export function PaidLately({ gameId }: { gameId: string }) {
  const t = useText("activity");
  const paid = useActivity((activity) => activity.paid[gameId]);
  if (!paid || paid.amount === "0") return null;
  return <>{t.rich("paid", { amount: () => <Money key="amount" amount={paid} /> })}</>;
}
