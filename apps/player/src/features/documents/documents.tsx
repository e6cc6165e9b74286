import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { LevelCard } from "./level-card.tsx";
import { PersonRow, PhoneRow } from "./basics.tsx";
import { ProofRow } from "./proof-row.tsx";

/** How soon what staff decide meanwhile is shown. */
const REFRESH_MS = 30_000;

/** What the player has proven, what the level gives, and what can be sent next. */
export function Documents() {
  const t = useText("documents");
  const query = useQuery({ ...reading("/documents"), refetchInterval: REFRESH_MS });
  if (query.isPending) return <Waiting rows={5} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const verification = query.data;
  const { phone, person, proofs } = verification;
  const rows = (...names: readonly string[]) =>
    proofs
      .filter(({ proof }) => names.includes(proof))
      .map((one) => <ProofRow key={one.proof} {...one} />);
  const parts = [
    [1, [<PhoneRow key="phone" proven={phone} />, <PersonRow key="person" known={person} />]],
    [2, rows("IDENTITY", "SELFIE")],
    [3, rows("ADDRESS", "FUNDS")],
  ] as const;
  return (
    <>
      <LevelCard verification={verification} />
      {parts.map(([level, list]) => (
        <section
          key={level}
          aria-label={t("forLevel", { level: String(level) })}
          className="grid gap-2 rounded-2xl border border-line bg-raised p-4 sm:p-5"
        >
          <h3 className="font-display text-xl font-bold">
            {t("forLevel", { level: String(level) })}
          </h3>
          <ul className="grid divide-y divide-line">{list}</ul>
        </section>
      ))}
      <p className="text-sm text-soft">{t("privacy")}</p>
    </>
  );
}
