import { useText } from "../language/text.ts";
import { FilterChoice } from "./filter-choice.tsx";

interface Played {
  readonly id: string;
  readonly name: string;
  /** The tag of its name's language, empty if that is not known. */
  readonly language: string;
}

interface GameChoiceProps {
  /** The games of the days that are shown; undefined until they are known. */
  readonly games: readonly Played[] | undefined;
}

/** One of the games of the days that are shown, or all. */
export function GameChoice({ games }: GameChoiceProps) {
  const t = useText("filter");
  return (
    <FilterChoice
      name="game"
      label={t("game")}
      all={t("allGames")}
      options={(games ?? []).map(({ id, name, language }) => [id, name, language])}
    />
  );
}
