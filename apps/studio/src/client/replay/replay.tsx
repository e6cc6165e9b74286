import type { GameFace, GameViewProps } from "@perya/game-kit";
import { useEffect, useState, type ComponentType } from "react";
import { StudioError } from "../api.ts";
import { VIEWS } from "../games.ts";
import { postToParent } from "../parent.ts";
import { LANGUAGE } from "../language.ts";
import { fetchReplay, type Replay as Fetched } from "./fetch-replay.ts";
import "./replay.css";
import { ReplayStage } from "./replay-stage.tsx";
import { wordsOf } from "./words.ts";

interface Loaded {
  readonly replay: Fetched;
  readonly View: ComponentType<GameViewProps>;
  readonly face: GameFace;
}

async function load(): Promise<Loaded> {
  const replay = await fetchReplay(location);
  const view = VIEWS[replay.game.code];
  if (!view) throw new Error(`No view for ${replay.game.code}`);
  return { replay, ...(await view()) };
}

/** A finished round, from the pass in the address to the stage, or a sentence and a way on. */
export function Replay() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [fault, setFault] = useState<Error>();
  const [tries, setTries] = useState(1);
  useEffect(() => {
    load()
      .then((ready) => {
        document.title = ready.replay.game.name;
        setLoaded(ready);
      }, setFault)
      .finally(() => postToParent("perya:ready"));
  }, [tries]);
  const again = () => {
    setFault(undefined);
    setTries(tries + 1);
  };
  if (fault) return <Failed fault={fault} onRetry={again} />;
  if (!loaded) {
    const { lang, dir, words } = wordsOf(LANGUAGE);
    return (
      <p lang={lang} dir={dir} className="p-10 text-center text-soft">
        {words.loading}
      </p>
    );
  }
  return <ReplayStage {...loaded} language={LANGUAGE} />;
}

/** A pass that is over or was refused does not get better by trying again. */
function Failed({ fault, onRetry }: { readonly fault: Error; readonly onRetry: () => void }) {
  const { lang, dir, words } = wordsOf(LANGUAGE);
  const isOver = fault instanceof StudioError && fault.status === 401;
  return (
    <main
      lang={lang}
      dir={dir}
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <p role="alert" className="max-w-sm text-lg">
        {isOver ? words.over : words.failed}
      </p>
      {!isOver && (
        <button type="button" onClick={onRetry} className="replay-button">
          {words.again}
        </button>
      )}
    </main>
  );
}
