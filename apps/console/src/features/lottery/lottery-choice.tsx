import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { Choice } from "../../shared/forms/controls.tsx";

interface Props {
  readonly chosen: string | undefined;
  /** The label for no choice; without it one is always chosen. */
  readonly every?: string;
  readonly onChoose: (code: string) => void;
}

/** Chooses a lottery by its name. */
export function LotteryChoice({ chosen, every, onChoose }: Props) {
  const games = useQuery(reading("/lottery/games"));
  return (
    <Choice label="Lottery" value={chosen ?? ""} onChange={({ target }) => onChoose(target.value)}>
      {every !== undefined && <option value="">{every}</option>}
      {games.data?.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Choice>
  );
}
