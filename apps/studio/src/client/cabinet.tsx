import { formatMoney, fromMinor } from "@perya/money";
import type { GameFace, GameViewProps } from "@perya/game-kit";
import { useCallback, useState, useSyncExternalStore, type ComponentType } from "react";
import type { Session } from "./api.ts";
import { BetBar } from "./bet-bar.tsx";
import { Closed } from "./closed.tsx";
import { FairSheet } from "./fair-sheet.tsx";
import { InfoSheet } from "./info-sheet.tsx";
import { tellParent } from "./parent.ts";
import { useSound } from "./sound.ts";
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
  const open = table.round !== null && !table.round.over;
  const busy = table.calling || table.fresh;
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col gap-3 p-3 sm:p-5">
      <header className="flex items-center gap-2">
        <h1 className="me-auto truncate font-display text-xl font-extrabold text-bulb-ink sm:text-2xl">{session.game.name}</h1>
        <Tool label={sound.on ? "Sound off" : "Sound on"} pressed={sound.on} onClick={sound.toggle} sign={sound.on ? "♪" : "♪̸"} />
        <Tool label="Quick play" pressed={fast} onClick={() => setFast(!fast)} sign="»" />
        <Tool label="Rules and odds" onClick={() => setSheet("info")} sign="?" />
        <Tool label="Fair play" onClick={() => setSheet("fair")} sign="⚖" />
      </header>
      <div className="flex flex-1 flex-col justify-center">
        <View
          round={table.round}
          fresh={table.fresh}
          calm={calm}
          fast={fast}
          busy={busy}
          choice={choice}
          onChoice={setChoice}
          onAct={table.act}
          onShown={table.shown}
          money={money}
        />
      </div>
      {table.fault && <Fault code={table.fault.code} message={table.fault.message} />}
      <BetBar
        stakes={session.stakes}
        balance={table.balance}
        won={table.won}
        money={money}
        label={face.playLabel}
        disabled={busy || open}
        calling={table.calling}
        onPlay={(stake) => table.play(stake, choice)}
      />
      {sheet === "info" && <InfoSheet game={session.game} onClose={() => setSheet(undefined)} />}
      {sheet === "fair" && <FairSheet game={session.game.code} seeds={session.fair} onClose={() => setSheet(undefined)} />}
    </main>
  );
}

function Tool({ label, sign, pressed, onClick }: { label: string; sign: string; pressed?: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-xl border border-line bg-raised text-lg aria-pressed:border-bulb aria-pressed:text-bulb-ink"
    >
      {sign}
    </button>
  );
}

function Fault({ code, message }: { code: string; message: string }) {
  return (
    <p role="alert" className="flex items-center justify-between gap-3 rounded-xl border border-coral bg-raised px-3 py-2">
      {message}
      {code === "NOT_ENOUGH_MONEY" && (
        <button type="button" onClick={() => tellParent("perya:deposit")} className="min-h-10 rounded-lg bg-bulb px-4 font-bold text-on-bulb">
          Deposit
        </button>
      )}
    </p>
  );
}
