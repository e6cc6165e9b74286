import { commitmentOf, openDraw } from "@perya/fair";
import { useEffect, useState, type FormEvent } from "react";
import { ask, type Seeds } from "../api.ts";
import { RULES, type AnyRules } from "../games.ts";
import { Sheet } from "./sheet.tsx";

interface Revealed {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly rounds: number;
}

/** The seeds, and their change: asked twice, because a revealed seed never comes back. */
function useSeeds(first: Seeds) {
  const [seeds, setSeeds] = useState(first);
  const [revealed, setRevealed] = useState<Revealed>();
  const [fault, setFault] = useState<string>();
  const [sure, setSure] = useState(false);
  useEffect(() => {
    ask<Seeds>("GET", "/fair").then(setSeeds, (problem: Error) => setFault(problem.message));
  }, []);
  const rotate = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sure) return setSure(true);
    setSure(false);
    setFault(undefined);
    try {
      const answer = await ask<{ revealed: Revealed; seeds: Seeds }>("POST", "/fair/rotate", {
        clientSeed: String(new FormData(event.currentTarget).get("clientSeed")),
      });
      setRevealed(answer.revealed);
      setSeeds(answer.seeds);
    } catch (problem) {
      setFault(problem instanceof Error ? problem.message : "Unknown error");
    }
  };
  return { seeds, revealed, fault, sure, rotate };
}

/** The commitment, the player's seed, the change of both, and the proof for what was revealed. */
export function FairSheet({
  game,
  seeds: first,
  onClose,
}: {
  game: string;
  seeds: Seeds;
  onClose: () => void;
}) {
  const { seeds, revealed, fault, sure, rotate } = useSeeds(first);
  return (
    <Sheet title="Fair play" onClose={onClose}>
      <div className="grid gap-3">
        <p>
          Our secret seed is fixed before you play; this is its fingerprint. Together with your seed
          and the round's number it decides the outcome.
        </p>
        <Fact name="Commitment now" text={seeds.commitment} />
        <Fact name="Commitment after the next change" text={seeds.nextCommitment} />
        <Fact
          name="Your seed, and rounds played under it"
          text={`${seeds.clientSeed} · ${seeds.nonce}`}
        />
        <form onSubmit={(event) => void rotate(event)} className="grid gap-2">
          <label className="grid gap-1">
            <span className="font-semibold">Your next seed</span>
            <input
              name="clientSeed"
              required
              maxLength={64}
              pattern="[^:]+"
              defaultValue={seeds.clientSeed}
              className="min-h-11 rounded-xl border border-line bg-ground px-3"
            />
          </label>
          {sure && (
            <p role="alert">
              Our seed will be revealed and never used again. Press once more to change both.
            </p>
          )}
          <button type="submit" className="min-h-12 rounded-xl bg-bulb font-bold text-on-bulb">
            {sure ? "Yes, change the seeds" : "Change seeds and reveal ours"}
          </button>
        </form>
        {fault && (
          <p role="alert" className="text-coral">
            {fault}
          </p>
        )}
        {revealed && <Proof game={game} revealed={revealed} />}
      </div>
    </Sheet>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <p className="text-sm text-soft">{name}</p>
      <p className="text-sm break-all tabular-nums">{text}</p>
    </div>
  );
}

/** Checks that the revealed seed hashes to its commitment, and recomputes its first round here. */
function Proof({ game, revealed }: { game: string; revealed: Revealed }) {
  const matches = commitmentOf(revealed.serverSeed) === revealed.commitment;
  const [label, setLabel] = useState("");
  useEffect(() => {
    void RULES[game]?.().then(({ rules }) => {
      const { fairCode } = rules as AnyRules;
      const name = `${fairCode}:${revealed.clientSeed}:0`;
      setLabel(`${name} → first draw ${openDraw(revealed.serverSeed, name).u32()}`);
    });
  }, [game, revealed]);
  return (
    <section className="grid gap-2 rounded-xl border border-line p-3">
      <p role="status" className={`font-bold ${matches ? "text-teal" : "text-coral"}`}>
        {matches
          ? "✓ The revealed seed is the one we committed to"
          : "✗ The revealed seed is not the one we committed to"}
      </p>
      <Fact name="Our seed" text={revealed.serverSeed} />
      <Fact name={`Rounds played under it: ${revealed.rounds}`} text={label} />
      <p className="text-sm text-soft">Your betting record can check each of those rounds now.</p>
    </section>
  );
}
