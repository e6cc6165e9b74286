import { formatMoney, fromMinor } from "@perya/money";
import type { GameFace, GameViewProps } from "@perya/game-kit";
import { useCallback, useState, useSyncExternalStore, type ComponentType } from "react";
import type { Session } from "./api.ts";
import { Backdrop } from "./backdrop.tsx";
import { BetBar } from "./bet-bar.tsx";
import { BigWin } from "./big-win.tsx";
import { Closed } from "./closed.tsx";
import { FairSheet } from "./fair-sheet.tsx";
import { InfoSheet } from "./info-sheet.tsx";
import { tellParent } from "./parent.ts";
import { useSound } from "./sound.ts";
import { Tools } from "./tools.tsx";
import { useTable } from "./use-table.ts";

const MOTION = matchMedia("(prefers-reduced-motion: reduce)");
const useCalm = () =>
  useSyncExternalStore(
    (watcher) => {
      MOTION.addEventListener("change", watcher);
      return () => MOTION.removeEventListener("change", watcher);
    },
    () => MOTION.matches,
  );

/** The cabinet around every game: stage, bet bar, help and fairness. */
export function Cabinet({ session, View, face }: { session: Session; View: ComponentType<GameViewProps>; face: GameFace }) {
  const table = useTable(session);
  const calm = useCalm();
  const [fast, setFast] = useState(false);
  const [choice, setChoice] = useState(session.round && !session.round.over ? session.round.choice : face.firstChoice);
  const [sheet, setSheet] = useState<"info" | "fair">();
  const sound = useSound(table);
  const money = useCallback((minor: bigint) => formatMoney(fromMinor(minor, session.currency)), [session.currency]);
  if (table.fault?.status === 401) return <Closed text="Your game session has ended. Your money and your rounds are safe." />;
  const { round, fresh, won } = table;
  const open = round !== null && !round.over;
  const busy = table.calling || fresh;
  return (
    <main className="cabinet">
      <Backdrop game={session.game.code} />
      <header className="sign">
        <Wordmark name={session.game.name} />
        <Tools sound={sound} fast={fast} onFast={() => setFast(!fast)} onSheet={setSheet} />
      </header>
      <div className="stage">
        <View {...{ round, fresh, calm, fast, busy, choice, money }} onChoice={setChoice} onAct={table.act} onShown={table.shown} />
        <BigWin won={won} stake={BigInt(round?.stake ?? "0")} calm={calm} money={money} />
      </div>
      <div className="controls">
        {table.fault && <Fault code={table.fault.code} message={table.fault.message} />}
        <BetBar
          {...{ money, won, calm }}
          stakes={session.stakes}
          balance={table.balance}
          label={face.playLabel}
          disabled={busy || open}
          calling={table.calling}
          onPlay={(stake) => table.play(stake, choice)}
        />
      </div>
      {sheet === "info" && <InfoSheet game={session.game} onClose={() => setSheet(undefined)} />}
      {sheet === "fair" && <FairSheet game={session.game.code} seeds={session.fair} onClose={() => setSheet(undefined)} />}
    </main>
  );
}

/** The game's name as a painted sign. */
function Wordmark({ name }: { name: string }) {
  const [first = "", ...rest] = name.split(" ");
  return (
    <h1 className="wordmark">
      <span className="wordmark-first">{first}</span> <span>{rest.join(" ")}</span>
    </h1>
  );
}

function Fault({ code, message }: { code: string; message: string }) {
  return (
    <p role="alert" className="fault">
      {message}
      {code === "NOT_ENOUGH_MONEY" && (
        <button type="button" onClick={() => tellParent("perya:deposit")} className="min-h-11 rounded-lg bg-bulb px-4 font-bold text-on-bulb">
          Deposit
        </button>
      )}
    </p>
  );
}
