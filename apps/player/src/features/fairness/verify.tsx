import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { reading } from "../../shared/http/api.ts";
import { Alert, Button, buttonClass, Choice, Field } from "../../shared/forms/controls.tsx";
import { Card } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { agrees, recompute, type Recomputed } from "./recompute.ts";
import { Link } from "../../shared/routing/link.tsx";
import { useSearch } from "../../shared/routing/use-location.ts";

/** Checks one of the player's rounds by its number, or any round by its seeds. */
export function Verify() {
  const { round } = useSearch();
  return round ? <OwnRound id={round} /> : <AnyRound />;
}

function OwnRound({ id }: { id: string }) {
  const t = useText("fairness");
  const query = useQuery(reading("/betting-record/{id}", { path: { id } }));
  const proof = query.data?.proof;
  const seed = proof?.serverSeed;
  const check = useQuery({
    queryKey: ["recompute", id, seed],
    queryFn: () =>
      recompute({
        game: query.data?.gameId ?? "",
        serverSeed: seed ?? "",
        clientSeed: proof?.clientSeed ?? "",
        nonce: proof?.nonce ?? 0,
        choice: proof?.choice,
      }),
    enabled: seed !== undefined,
    retry: false,
  });
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  if (!proof) return <Alert>{t("noSeeds")}</Alert>;
  if (!seed)
    return (
      <Card>
        <h2 className="font-display text-xl font-bold">{t("sealed.title")}</h2>
        <p>{t("sealed.text")}</p>
        <p className="rounded-xl bg-ground px-4 py-3 text-sm break-all">
          <span className="block text-soft">{t("sealed.commitment")}</span>
          {proof.commitment}
        </p>
        <Link to="/game" search={{ gameId: query.data.gameId }} className={buttonClass("primary")}>
          {t("sealed.open")}
        </Link>
      </Card>
    );
  if (check.isError) return <Alert>{check.error.message}</Alert>;
  if (!check.data) return <Waiting rows={2} />;
  return <Verdict recomputed={check.data} commitment={proof.commitment} shown={proof.state} />;
}

function Verdict({
  recomputed,
  commitment,
  shown,
}: {
  recomputed: Recomputed;
  commitment?: string;
  shown?: unknown;
}) {
  const t = useText("fairness");
  return (
    <Card>
      {commitment !== undefined && (
        <Line good={recomputed.commitment === commitment}>
          {recomputed.commitment === commitment ? t("verdict.seed") : t("verdict.notSeed")}
        </Line>
      )}
      {shown !== undefined && (
        <Line good={agrees(recomputed.state, shown)}>
          {agrees(recomputed.state, shown) ? t("verdict.outcome") : t("verdict.notOutcome")}
        </Line>
      )}
      {commitment === undefined && <Line good>{t("verdict.round")}</Line>}
      <dl className="grid gap-3">
        {[
          [t("verdict.commitment"), recomputed.commitment],
          [t("verdict.label"), recomputed.label],
        ].map(([name, value]) => (
          <div key={name} className="rounded-xl bg-ground px-4 py-3">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="text-sm break-all tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="rounded-xl bg-ground px-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {t("verdict.steps")}
        </summary>
        <pre tabIndex={0} className="max-h-96 overflow-auto pb-3 text-xs">
          {JSON.stringify(recomputed.state, null, 1)}
        </pre>
      </details>
    </Card>
  );
}

function Line({ good, children }: { good: boolean; children: string }) {
  return (
    <p
      role="status"
      className={`flex items-center gap-3 font-display text-lg leading-tight font-bold ${good ? "text-teal" : "text-coral"}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-9 shrink-0 place-items-center rounded-full ${good ? "bg-teal text-(--on-teal)" : "bg-coral text-(--on-coral)"}`}
      >
        {good ? "✓" : "✕"}
      </span>
      {children}
    </p>
  );
}

function AnyRound() {
  const t = useText("fairness");
  const [result, setResult] = useState<Recomputed>();
  const [fault, setFault] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    try {
      setFault(undefined);
      setResult(
        await recompute({
          game: form["game"] ?? "",
          serverSeed: form["serverSeed"] ?? "",
          clientSeed: form["clientSeed"] ?? "",
          nonce: Number(form["nonce"]),
          choice: JSON.parse(form["choice"] || "{}"),
        }),
      );
    } catch (problem) {
      setResult(undefined);
      setFault(
        problem instanceof SyntaxError
          ? t("choice.wrong")
          : problem instanceof Error
            ? problem.message
            : t("unknown"),
      );
    }
  };
  return (
    <>
      <Card>
        <SeedForm onSubmit={submit} fault={fault} />
      </Card>
      {result && <Verdict recomputed={result} />}
    </>
  );
}

/** The games' names, by the code of their rules. */
const GAMES = {
  "harbor-lanterns": "Harbor Lanterns",
  "thunder-orchard": "Thunder Orchard",
  "coral-cascade": "Coral Cascade",
  "mango-mines": "Mango Mines",
  "halo-halo-drop": "Halo-Halo Drop",
} as const;

function SeedForm({
  onSubmit,
  fault,
}: {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  fault: string | undefined;
}) {
  const t = useText("fairness");
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <p className="text-soft">{t("form.about")}</p>
      <Choice label={t("form.game")} name="game">
        {Object.entries(GAMES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Choice>
      <Field
        label={t("form.seed")}
        name="serverSeed"
        required
        pattern="[0-9a-f]{64}"
        hint={t("form.seedHint")}
        autoComplete="off"
      />
      <Field label={t("form.own")} name="clientSeed" required maxLength={64} autoComplete="off" />
      <Field
        label={t("form.number")}
        name="nonce"
        required
        inputMode="numeric"
        pattern="\d{1,9}"
        autoComplete="off"
      />
      <Field label={t("choice.label")} name="choice" hint={t("choice.hint")} autoComplete="off" />
      {fault && <Alert>{fault}</Alert>}
      <Button type="submit" look="primary">
        {t("form.do")}
      </Button>
    </form>
  );
}
