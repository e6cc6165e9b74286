import type { GameFace, GameViewProps } from "@perya/game-kit";
import { useBeats } from "@perya/game-kit/stage";
import { useEffect, useState } from "react";
import { Choices } from "./choices.tsx";
import { Glass, ROW_MS } from "./glass.tsx";
import "./look.css";
import { Pays } from "./pays.tsx";
import type { Choice, Round } from "./rules.ts";
import { Scoop } from "./scoop.tsx";
import { Scene } from "./scene.tsx";

const LANDED_MS = { normal: 700, fast: 280, calm: 0 } as const;
const RECENT = 7;

/** A tall glass of halo-halo: the scoop falls from ice to ice into the layer that pays. */
export function View(props: GameViewProps) {
  const { round, asking, fresh, watching, choice, locked, pace, onChoice } = props;
  const { state, isLanded, recent } = useFall(props);
  // A falling scoop is shown in the glass of its own round; afterwards the glass follows the
  // player's choice.
  const isChosen =
    state?.rows === (choice as Choice).rows && state.risk === (choice as Choice).risk;
  const isShown = state !== undefined && !asking && (fresh || isChosen);
  return (
    <div className={`halo ${watching ? "halo-watched" : ""}`}>
      <Glass
        choice={isShown ? state : (choice as Choice)}
        path={isShown ? state.path : null}
        dropKey={isShown ? `${round?.roundId}` : "waiting"}
        falling={isShown && fresh}
        landed={isShown && isLanded ? state.bucket : null}
        pace={pace}
      />
      {!watching && (
        <div className="halo-panel">
          <ol className="recent" aria-label="Your last drops">
            {recent.map(({ id, tenths }) => (
              <li key={id} className={tenths >= 10 ? "recent-good" : ""}>
                ×{tenths / 10}
              </li>
            ))}
          </ol>
          <Choices choice={choice as Choice} locked={locked} onChoice={onChoice} />
        </div>
      )}
    </div>
  );
}

/**
 * The playback of a drop (it falls, rests for a moment, and ends), and the last drops of this
 * visit, newest first.
 */
function useFall({ round, fresh, pace, hurry, onShown, cue }: GameViewProps) {
  const state = (round?.state ?? undefined) as Round | undefined;
  const rows = state?.rows ?? 0;
  const [recent, setRecent] = useState<readonly { readonly id: string; readonly tenths: number }[]>(
    [],
  );
  const land = () => {
    if (round && state)
      setRecent([{ id: round.roundId, tenths: state.tenths }, ...recent].slice(0, RECENT));
    onShown();
  };
  const beat = useBeats({
    id: state ? round?.roundId : undefined,
    beats: [
      { ms: ROW_MS[pace] * (rows + 1), isLanded: false },
      { ms: LANDED_MS[pace], isLanded: true },
    ],
    fresh,
    hurry,
    onShown: land,
  });
  const isFalling = fresh && beat?.isLanded === false;
  useEffect(() => {
    if (!isFalling || pace === "calm") return;
    const timers = Array.from({ length: rows }, (_, row) =>
      setTimeout(() => cue("tick"), (row + 1) * ROW_MS[pace]),
    );
    return () => timers.forEach(clearTimeout);
  }, [isFalling, rows, pace, cue]);
  const isLanded = beat?.isLanded ?? false;
  useEffect(() => {
    if (isLanded && fresh) cue("land");
  }, [isLanded, fresh, cue]);
  return { state, isLanded, recent };
}

function describe({ rows, risk, tenths }: Round): string {
  return `×${tenths / 10} from ${rows} rows, risk ${risk}`;
}

export const face: GameFace = {
  firstChoice: { rows: 12, risk: "mid" } satisfies Choice,
  playLabel: "Drop",
  Scene,
  Pays,
  party: { Piece: Scoop, flight: "burst" },
  describe: (state) => describe(state as Round),
};
