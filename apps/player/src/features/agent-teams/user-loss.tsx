import { SegmentedControl } from "../../shared/forms/segmented-control.tsx";
import { useText } from "../../shared/language/text.ts";
import { RecordFilter } from "../../shared/records/record-filter.tsx";
import { useAskedDays } from "../../shared/records/use-asked-days.ts";
import { go } from "../../shared/routing/go.ts";
import { useSearch } from "../../shared/routing/use-location.ts";
import { MemberBets } from "./member-bets.tsx";
import { Members } from "./members.tsx";

const ORDERS = ["lost", "won"] as const;

/** Who of the team lost and won what in some days. */
export function UserLoss() {
  const t = useText("agentTeams");
  const days = useAskedDays();
  const search = useSearch();
  const order = ORDERS.find((one) => one === search["order"]) ?? "lost";
  const member = search["member"];
  return (
    <>
      <RecordFilter days={days} />
      {member === undefined ? (
        <>
          <SegmentedControl
            label={t("order")}
            options={ORDERS.map((one) => [one, t(`orders.${one}`)])}
            chosen={order}
            onChoose={(one) =>
              void go(".", {
                search: { ...search, order: one, pageNo: undefined },
                keepScroll: true,
              })
            }
          />
          <Members days={days} order={order} />
          <p className="text-sm text-soft">{t("explainResult")}</p>
        </>
      ) : (
        <MemberBets days={days} member={member} />
      )}
    </>
  );
}
