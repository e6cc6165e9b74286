import type { WageringRequirement } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { useZoned } from "../../../shared/format/zoned.ts";
import { reading } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { WageringBar } from "../../../shared/wagering/wagering-bar.tsx";

const NAMES = {
  DEPOSIT: "deposit",
  TRANSFER: "transfer",
  BONUS: "bonus",
  REWARD: "reward",
  ADJUST: "adjust",
} as const satisfies Record<WageringRequirement["source"], string>;

interface Props {
  readonly sources: readonly WageringRequirement["source"][];
}

/** A bar for each thing of these sources that the player still has to play. */
export function ToPlay({ sources }: Props) {
  const t = useText("wagering");
  const format = useZoned("time");
  const { data } = useQuery(reading("/wagering"));
  const shown = (data?.requirements ?? []).filter(({ source }) => sources.includes(source));
  if (shown.length === 0) return null;
  return (
    <ul className="grid w-full gap-3 text-ink">
      {shown.map((requirement) => (
        <li key={`${requirement.source} ${requirement.createdAt}`}>
          <WageringBar
            {...requirement}
            name={t(NAMES[requirement.source], {
              time: format.format(new Date(requirement.createdAt)),
            })}
          />
        </li>
      ))}
    </ul>
  );
}
