import type { LotteryGroup } from "@perya/api-client/player";
import { useId } from "react";
import { useGroupName } from "../menus/use-group-name.ts";
import { CARDS, LotteryCard, SIDEWAYS } from "./lottery-card.tsx";
import { LotteryHeart } from "./lottery-heart.tsx";

/** More lotteries than this are in two lines on a phone: one would be too long to scroll. */
const IN_ONE_LINE = 6;
const TWO_LINES = "max-sm:grid-rows-2";

/**
 * All lotteries, group by group. On a phone each group is a row that scrolls sideways: stacked,
 * they would be a dozen screens.
 */
export function GroupRows({ groups }: { groups: readonly LotteryGroup[] }) {
  return (
    <div className="grid gap-6">
      {groups.map((group) => (
        <GroupRow key={group.tag} group={group} />
      ))}
    </div>
  );
}

function GroupRow({ group }: { group: LotteryGroup }) {
  const heading = useId();
  const nameOf = useGroupName();
  const { gameMenus } = group;
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-2">
      <h2 id={heading} dir="auto" className="font-display text-xl font-bold">
        {nameOf(group)}
      </h2>
      <ul className={`${CARDS} ${SIDEWAYS} ${gameMenus.length > IN_ONE_LINE ? TWO_LINES : ""}`}>
        {gameMenus.map((item) => (
          <li key={item.gameId} className="snap-start">
            <LotteryCard item={item}>
              <LotteryHeart item={item} />
            </LotteryCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
