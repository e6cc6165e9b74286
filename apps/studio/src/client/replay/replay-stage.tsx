import { formatMoney, fromMinor } from "@perya/money";
import type { GameFace, GameViewProps } from "@perya/game-kit";
import { useState, type ComponentType } from "react";
import { usePace } from "../use-pace.ts";
import type { Replay } from "./fetch-replay.ts";
import { usePlayback, type Playback } from "./use-playback.ts";
import { wordsOf } from "./words.ts";

interface ReplayStageProps {
  readonly replay: Replay;
  readonly View: ComponentType<GameViewProps>;
  readonly face: GameFace;
  /** BCP 47 tag of the page around it. */
  readonly language: string;
}

const nothing = () => undefined;

/**
 * A finished round, drawn by its game: at rest as it ended, and played again when asked to. Nothing
 * can be chosen or staked here, and no sound is made.
 */
export function ReplayStage({ replay, View, face, language }: ReplayStageProps) {
  const { pace } = usePace(false);
  const [mood, setMood] = useState("base");
  const playback = usePlayback(replay.steps, pace);
  const money = (minor: bigint) => formatMoney(fromMinor(minor, replay.currency));
  const { round, playing } = playback;
  if (!round) return null;
  return (
    <div className="replay">
      <div className="scene" aria-hidden="true">
        <face.Scene mood={mood} />
      </div>
      <main className="stage" aria-label={replay.game.name}>
        <h1 className="sr-only">{replay.game.name}</h1>
        <View
          key={playback.run}
          round={round}
          fresh={playing}
          asking={false}
          open={false}
          watching
          pace={playing ? pace : "calm"}
          hurry={0}
          choice={round.choice}
          locked
          onChoice={nothing}
          onAct={nothing}
          onShown={playback.shown}
          onMood={setMood}
          cue={nothing}
          money={money}
        />
      </main>
      <ReplayBar playback={playback} face={face} money={money} language={language} />
    </div>
  );
}

interface ReplayBarProps {
  readonly playback: Playback;
  readonly face: Pick<GameFace, "describe">;
  readonly money: (minor: bigint) => string;
  readonly language: string;
}

/** What the round came to, and the button that plays it again or ends that. */
function ReplayBar({ playback, face, money, language }: ReplayBarProps) {
  const { round, playing, start, skip } = playback;
  const { lang, dir, words } = wordsOf(language);
  const payout = BigInt(round?.payout ?? 0);
  return (
    <footer lang={lang} dir={dir} className="replay-bar">
      <p role="status" data-testid="outcome" className="replay-outcome">
        {!playing && round && (
          <>
            <span>
              {words.stake} <bdi>{money(BigInt(round.stake))}</bdi>
            </span>
            <b className={payout > 0n ? "text-teal" : ""}>
              {payout > 0n ? words.paid : words.noWin} {payout > 0n && <bdi>{money(payout)}</bdi>}
            </b>
            <span lang="en" dir="auto" className="replay-told">
              {face.describe(round.state)}
            </span>
          </>
        )}
      </p>
      <button type="button" onClick={playing ? skip : start} className="replay-button">
        {playing ? words.skip : words.replay}
      </button>
    </footer>
  );
}
