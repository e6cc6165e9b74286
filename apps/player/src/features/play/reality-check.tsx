import type { Play, PlayerLimit } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { Money } from "../../shared/format/money.tsx";
import { interrupted } from "../../shared/games/game-windows.ts";
import { gameWindow, openGame } from "../../shared/games/open-game.ts";
import { groupOf } from "../../shared/limits/limit-groups.ts";
import { call, isRefusal } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";

const HOUR = 60;

interface RealityCheckProps {
  readonly session: string;
  readonly check: NonNullable<Play["check"]>;
}

interface Reply {
  readonly answer: "continue" | "stop";
  /** The window for a game that opens again, opened in the press. */
  readonly popup?: Window | null | undefined;
}

/** How long and with what result the player plays: nothing goes on before it is answered. */
export default function RealityCheck({ session, check }: RealityCheckProps) {
  const t = useText("play");
  const queries = useQueryClient();
  const { overdue } = check;
  // Also the game that did not open because of the check, or has ended under it.
  const again = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [first], state }) =>
        first === "/play" || (first === "launch" && (overdue || state.status === "error")),
    });
  const reply = useMutation({
    mutationFn: ({ answer }: Reply) => call("POST", "/play/check", { body: { session, answer } }),
    onSuccess: (_, { popup }) => {
      const game = interrupted.get();
      interrupted.set(undefined);
      if (game && popup !== undefined) openGame(game, "play", popup);
      return again();
    },
    // Another page has stopped it.
    onError: (fault, { popup }) => {
      popup?.close();
      return isRefusal(fault) ? again() : undefined;
    },
  });
  const goOn = () => {
    const game = interrupted.get();
    reply.mutate({ answer: "continue", popup: game && gameWindow(game) });
  };
  const { minutes, staked, paid, net } = check;
  const duration = t("duration", {
    hours: String(Math.floor(minutes / HOUR)),
    minutes: String(minutes % HOUR),
  });
  return (
    <Dialog fixed title={t("title")} onClose={() => undefined}>
      <p className="text-soft">{t("about")}</p>
      <dl className="grid gap-2">
        <Figure title={t("time")}>{duration}</Figure>
        <Figure title={t("staked")}>
          <Money amount={staked} />
        </Figure>
        <Figure title={t("paid")}>
          <Money amount={paid} />
        </Figure>
        <Figure title={t("net")} strong={fromWire(net).units < 0n}>
          <Money amount={net} />
        </Figure>
      </dl>
      {check.limits.length > 0 && (
        <dl className="grid gap-2 border-t border-line pt-3">
          {check.limits.map((limit) => (
            <LimitFigure key={limit.name} limit={limit} />
          ))}
        </dl>
      )}
      {reply.isError && <Alert>{faultWords(reply.error)}</Alert>}
      <DialogActions>
        <Button busy={reply.isPending} onClick={() => reply.mutate({ answer: "stop" })}>
          {t("stop")}
        </Button>
        <Button look="primary" busy={reply.isPending} onClick={goOn}>
          {t("continue")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is used of a limit that is in force: of the player's own and one of staff the lower. */
function LimitFigure({ limit: { name, own, staff, used } }: { limit: PlayerLimit }) {
  const t = useText("play");
  const words = useText("limits");
  const set = [own, staff].flatMap((one) => (one ? [fromWire(one)] : []));
  const most = set.reduce((one, other) => (other.units < one.units ? other : one));
  const group = words(`group.${groupOf(name)}.title`);
  return (
    <Figure title={words("of", { group, period: words(`period.${name}`) })}>
      {used
        ? t("limit", { used: formatMoney(fromWire(used)), most: formatMoney(most) })
        : formatMoney(most)}
    </Figure>
  );
}

interface FigureProps {
  readonly title: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

function Figure({ title, strong = false, children }: FigureProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-soft">{title}</dt>
      <dd className={`ms-auto text-end font-bold tabular-nums ${strong ? "text-coral" : ""}`}>
        {children}
      </dd>
    </div>
  );
}
