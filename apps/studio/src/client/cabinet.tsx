import { formatMoney, fromMinor } from "@perya/money";
import type { GameFace, GameViewProps } from "@perya/game-kit";
import { useCallback, useState, type ComponentType } from "react";
import type { Session } from "./api.ts";
import { useAuto } from "./auto/use-auto.ts";
import { Closed } from "./closed.tsx";
import { Dock } from "./dock/dock.tsx";
import { mainAction } from "./dock/main-action.ts";
import { useStake } from "./dock/use-stake.ts";
import { FreeRoundsBar } from "./free-rounds-bar.tsx";
import { useFreeRounds } from "./use-free-rounds.ts";
import { Header, type SheetName } from "./header.tsx";
import { usePaused } from "./parent.ts";
import { Party } from "./party/party.tsx";
import { useParty } from "./party/use-party.ts";
import { ProblemBar } from "./problem-bar.tsx";
import { ResultLine } from "./result-line.tsx";
import { SessionStrip } from "./session-strip.tsx";
import { Sheets } from "./sheets/sheets.tsx";
import { useSound } from "./sound/use-sound.ts";
import { isOpen } from "./table/table-state.ts";
import { useTable } from "./table/use-table.ts";
import { usePace } from "./use-pace.ts";

interface CabinetProps {
  readonly session: Session;
  readonly View: ComponentType<GameViewProps>;
  readonly face: GameFace;
}

/** Everything a game needs around it, put together from its parts. */
function useCabinet({ session, face }: CabinetProps) {
  const table = useTable(session);
  const { disabledTurbo = false, disabledSlamstop = false } = session.conduct;
  const quick = usePace(!disabledTurbo);
  const stake = useStake(session);
  const [choice, setChoice] = useState(
    session.round?.status === "OPEN" ? session.round.choice : face.firstChoice,
  );
  const [hurry, setHurry] = useState(0);
  const money = useCallback(
    (minor: bigint) => formatMoney(fromMinor(minor, session.currency)),
    [session.currency],
  );
  const party = useParty(table, quick.pace);
  const partying = party !== undefined;
  const sound = useSound(table, partying);
  const free = useFreeRounds(session, table);
  const play = () =>
    free.offer && free.first
      ? table.play(BigInt(free.offer.stake), choice, free.offer.reward)
      : table.play(stake.amount, choice);
  const hadFeature = table.round?.over === true && (face.hasFeature?.(table.round.state) ?? false);
  const paused = usePaused();
  const auto = useAuto({
    table,
    paused,
    stake: stake.amount,
    pace: quick.pace,
    partying,
    hadFeature,
    onPlay: play,
  });
  const skip = () => {
    if (!disabledSlamstop) setHurry(hurry + 1);
  };
  const next = mainAction({
    table,
    face,
    auto,
    money,
    play,
    act: table.act,
    again: table.again,
    hurry: skip,
  });
  const main = paused ? { ...next, enabled: false } : next;
  const locked = paused || table.phase !== "idle" || isOpen(table) || auto.left > 0;
  return {
    table,
    quick,
    stake,
    choice,
    setChoice,
    hurry,
    money,
    party,
    sound,
    auto,
    main,
    locked,
    paused,
    free,
  };
}

/** The cabinet around every game: scene, stage, dock, and everything one may want to know. */
export function Cabinet(props: CabinetProps) {
  const { session, face } = props;
  const cabinet = useCabinet(props);
  const { table, quick, stake, choice, money, sound, auto, main, locked, paused, free } = cabinet;
  const [sheet, setSheet] = useState<SheetName>();
  const [mood, setMood] = useState("base");
  if (table.problem?.code === "SESSION_EXPIRED")
    return <Closed text="Your game session has ended. Your money and your rounds are safe." />;
  return (
    <div className="cabinet" inert={paused}>
      <div className="scene" aria-hidden="true">
        <face.Scene mood={mood} />
      </div>
      <Header name={session.game.name} sound={sound} onSheet={setSheet} />
      <SessionStrip session={session} table={table} money={money} />
      <Stage {...props} {...cabinet} onMood={setMood} />
      <div className="cabinet-dock">
        <FreeRoundsBar free={free} locked={locked} money={money} />
        <ProblemBar table={table} autoWord={auto.word} />
        <Dock
          table={table}
          stake={stake}
          locked={locked}
          money={money}
          main={main}
          quick={session.conduct.disabledTurbo ? undefined : quick}
          auto={face.decisionOf || session.conduct.disabledAutoplay ? undefined : auto}
          onAuto={() => setSheet("auto")}
          onStake={() => setSheet("stake")}
        />
      </div>
      <ResultLine table={table} face={face} money={money} />
      <Sheets
        open={sheet}
        session={session}
        face={face}
        stake={stake}
        choice={choice}
        money={money}
        auto={auto}
        onClose={() => setSheet(undefined)}
      />
    </div>
  );
}

type StageProps = CabinetProps & ReturnType<typeof useCabinet> & Pick<GameViewProps, "onMood">;

/** The game itself, and what is celebrated over it. */
function Stage({
  session,
  face,
  View,
  table,
  quick,
  choice,
  setChoice,
  hurry,
  money,
  party,
  sound,
  locked,
  onMood,
}: StageProps) {
  return (
    <main className="stage" aria-label={session.game.name}>
      <View
        round={table.round}
        fresh={table.phase === "showing"}
        asking={table.phase === "asking"}
        open={isOpen(table)}
        watching={false}
        pace={quick.pace}
        hurry={hurry}
        choice={choice}
        locked={locked}
        onChoice={setChoice}
        onAct={table.act}
        onShown={table.shown}
        onMood={onMood}
        cue={sound.cue}
        money={money}
      />
      {party && table.round && (
        <Party
          tier={party}
          won={table.won ?? 0n}
          stake={BigInt(table.round.stake)}
          pace={quick.pace}
          money={money}
          motif={face.party}
        />
      )}
    </main>
  );
}
