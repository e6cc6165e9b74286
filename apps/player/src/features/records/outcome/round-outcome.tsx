import type { RoundDetails } from "@perya/api-client/player";
import { useState, type ReactNode } from "react";
import { Button, buttonClass } from "../../../shared/forms/controls.tsx";
import { Card } from "../../../shared/layout/page.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Link } from "../../../shared/routing/link.tsx";
import { OutcomeFrame } from "./outcome-frame.tsx";

export interface RoundOutcomeProps {
  readonly round: Pick<RoundDetails, "outcome" | "gameId" | "gameName" | "vendor" | "round">;
  /** Draws the outcome of a lottery's order, by its id. */
  readonly order: (id: string) => ReactNode;
  /** Asks for the round again, and answers where its outcome is shown now. */
  readonly onAgain: () => Promise<string | undefined>;
}

/** What came in a round, or why that is not shown. */
export function RoundOutcome(props: RoundOutcomeProps) {
  const t = useText("records");
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("outcome.title")}</h2>
      <Shown {...props} />
    </Card>
  );
}

function Shown({ round, order, onAgain }: RoundOutcomeProps) {
  const t = useText("records");
  const { outcome, gameId, gameName, vendor } = round;
  switch (outcome.kind) {
    case "FRAME":
      return <Framed url={outcome.url ?? ""} game={gameName} onAgain={onAgain} />;
    case "LINK":
      return (
        <>
          <p>{t("outcome.elsewhere", { vendor })}</p>
          <a
            href={outcome.url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass("primary")}
          >
            {t("outcome.see")}
          </a>
        </>
      );
    case "ORDER":
      return order(round.round);
    case "OPEN":
      return (
        <>
          <p>{t("outcome.open")}</p>
          <Link to="/game" search={{ gameId }} className={buttonClass("primary")}>
            {t("outcome.back")}
          </Link>
        </>
      );
    case "VOID":
      return <p>{t("outcome.void")}</p>;
    case "UNAVAILABLE":
      return (
        <>
          <p role="alert">{t("outcome.unavailable", { vendor })}</p>
          <Button onClick={() => void onAgain()}>{t("outcome.again")}</Button>
        </>
      );
    case "NONE":
      return <p>{t("outcome.none", { vendor })}</p>;
  }
}

/**
 * The frame keeps the address it was opened with: one that is asked for again is another, and would
 * begin from nothing.
 */
function Framed({
  url,
  game,
  onAgain,
}: Pick<RoundOutcomeProps, "onAgain"> & { readonly url: string; readonly game: string }) {
  const [address, setAddress] = useState(url);
  const reload = async () => {
    const next = await onAgain();
    if (next !== undefined) setAddress(next);
  };
  return <OutcomeFrame key={address} url={address} game={game} onReload={() => void reload()} />;
}
