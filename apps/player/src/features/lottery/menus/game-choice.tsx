import type { LotteryGroup } from "@perya/api-client/player";
import type { SelectHTMLAttributes } from "react";
import { Choice } from "../../../shared/controls.tsx";

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string;
  readonly groups: readonly LotteryGroup[];
}

/** One of all lotteries, in their groups; its value is the game's code. */
export function GameChoice({ groups, ...rest }: Props) {
  return (
    <Choice {...rest}>
      {groups.map(({ tag, labelName, gameMenus }) => (
        <optgroup key={tag} label={labelName}>
          {gameMenus.map((item) => (
            <option key={item.gameId} value={item.gameCode}>
              {item.remark}
            </option>
          ))}
        </optgroup>
      ))}
    </Choice>
  );
}
