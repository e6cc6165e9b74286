import type { LotteryGroup } from "@perya/api-client/player";
import type { SelectHTMLAttributes } from "react";
import { Choice } from "../../../shared/forms/controls.tsx";
import { useGroupName } from "./use-group-name.ts";

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string;
  readonly groups: readonly LotteryGroup[];
}

/** One of all lotteries, in their groups; its value is the game's code. */
export function GameChoice({ groups, ...rest }: Props) {
  const nameOf = useGroupName();
  return (
    <Choice {...rest}>
      {groups.map((group) => (
        <optgroup key={group.tag} label={nameOf(group)}>
          {group.gameMenus.map((item) => (
            <option key={item.gameId} value={item.gameCode}>
              {item.remark}
            </option>
          ))}
        </optgroup>
      ))}
    </Choice>
  );
}
