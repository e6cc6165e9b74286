import type { GameFace } from "@perya/game-kit";
import { useEffect, useState } from "react";
import { ask } from "../api.ts";
import { Sheet } from "./sheet.tsx";
import { verifyRound, type PastRound, type Proof } from "./verify-round.ts";

interface HistorySheetProps {
  readonly face: Pick<GameFace, "describe">;
  readonly money: (minor: bigint) => string;
  readonly onClose: () => void;
}

const PAGE_SIZE = 20;

/**
 * The player's rounds of this game, newest first, each with what decided it and whether it can be
 * proven.
 */
export function HistorySheet({ face, money, onClose }: HistorySheetProps) {
  const { rounds, fault, isAll, more } = useRounds();
  return (
    <Sheet title="Your rounds" onClose={onClose}>
      {fault && <p role="alert">{fault}</p>}
      {rounds?.length === 0 && (
        <p>No rounds yet. They will be listed here with everything that decided them.</p>
      )}
      <ol className="grid gap-2">
        {rounds?.map((round) => (
          <li key={round.roundId}>
            <Round round={round} face={face} money={money} />
          </li>
        ))}
      </ol>
      {!rounds && !fault && <p className="text-soft">Fetching…</p>}
      {rounds && rounds.length > 0 && !isAll && (
        <button
          type="button"
          onClick={more}
          className="mt-3 min-h-11 w-full rounded-xl border border-line font-semibold"
        >
          Older rounds
        </button>
      )}
    </Sheet>
  );
}

function useRounds() {
  const [page, setPage] = useState(1);
  const [rounds, setRounds] = useState<readonly PastRound[]>();
  const [fault, setFault] = useState<string>();
  const [isAll, setIsAll] = useState(false);
  useEffect(() => {
    ask<{ rounds: PastRound[] }>("GET", `/rounds?page=${page}`).then(
      (answer) => {
        setRounds((known) => [
          ...(known ?? []),
          ...answer.rounds.filter(({ roundId }) => !known?.some((one) => one.roundId === roundId)),
        ]);
        setIsAll(answer.rounds.length < PAGE_SIZE);
      },
      (problem: Error) => setFault(problem.message),
    );
  }, [page]);
  return { rounds, fault, isAll, more: () => setPage(page + 1) };
}

const STATUS: Readonly<Record<string, string>> = {
  DEBITING: "being resolved",
  OPEN: "not over",
  PENDING_CREDIT: "payout on its way",
  REJECTED: "no stake taken",
  VOID: "void, no stake taken",
};

function Round({
  round,
  face,
  money,
}: Omit<HistorySheetProps, "onClose"> & { readonly round: PastRound }) {
  const payout = BigInt(round.payout);
  const time = new Date(round.at).toLocaleString("en", {
    dateStyle: "medium",
    timeStyle: "medium",
  });
  return (
    <details className="rounded-xl border border-line bg-raised px-3 py-2">
      <summary className="grid min-h-11 cursor-pointer grid-cols-[1fr_auto_auto] items-center gap-3 tabular-nums">
        <span className="text-sm text-soft">{time}</span>
        <span>{money(BigInt(round.stake))}</span>
        <b className={`min-w-20 text-end ${payout > 0n ? "text-teal" : "text-soft"}`}>
          {STATUS[round.status] ?? money(payout)}
        </b>
      </summary>
      <div className="grid gap-2 border-t border-line pt-2 pb-1">
        {round.over && round.state !== null && (
          <p className="font-semibold">{face.describe(round.state) || "No win"}</p>
        )}
        <dl className="grid gap-1 text-sm break-all text-soft">
          <Fact name="Round" text={round.roundId} />
          <Fact name="Commitment" text={round.fair.commitment} />
          <Fact name="Your seed : number" text={`${round.fair.clientSeed} : ${round.fair.nonce}`} />
          <Fact
            name="Our seed"
            text={round.fair.serverSeed ?? "sealed until you change seeds under Fair play"}
          />
        </dl>
        {round.over && <Check round={round} />}
      </div>
    </details>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="inline font-semibold">{name}: </dt>
      <dd className="inline">{text}</dd>
    </div>
  );
}

const VERDICTS: Readonly<Record<Proof, string>> = {
  proven: "✓ Recomputed here: seed, outcome and payout are exactly as shown.",
  "wrong seed": "✗ The revealed seed is not the one we committed to.",
  "wrong outcome": "✗ The rules give a different outcome for these seeds.",
  sealed:
    "Change seeds under Fair play first: this reveals our seed, and the round can then be checked.",
};

function Check({ round }: { readonly round: PastRound }) {
  const [proof, setProof] = useState<Proof>();
  const check = () => void verifyRound(round).then(setProof, () => setProof("wrong outcome"));
  return (
    <div className="grid gap-2">
      <button
        type="button"
        onClick={check}
        className="min-h-11 rounded-xl border border-line font-semibold"
      >
        Recompute this round
      </button>
      <p
        role="status"
        className={proof === "proven" ? "text-teal" : proof === "sealed" ? "" : "text-coral"}
      >
        {proof && VERDICTS[proof]}
      </p>
    </div>
  );
}
