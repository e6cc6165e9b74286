import { useQuery } from "@tanstack/react-query";
import { Button, buttonClass } from "../../shared/forms/controls.tsx";
import { formatMoney, fromWire } from "@perya/money";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { AuthLink } from "../../shared/session/auth-link.tsx";
import { ByVisitor } from "../../shared/session/by-visitor.tsx";
import { Points } from "../../shared/format/points.tsx";
import { SignUp } from "./sign-up.tsx";
import { usePoints } from "./use-points.ts";
import { useVisitor } from "./use-visitor.ts";

/** A member's points and how more are earned; what points are, for guests. */
export function PointsCard({ onConvert }: { onConvert: () => void }) {
  const t = useText("points");
  const visitor = useVisitor();
  return (
    <section
      aria-label={t("yours")}
      className="grid gap-1 overflow-hidden rounded-2xl border border-line bg-raised"
    >
      <div className="bulbs mx-4 mt-3" aria-hidden="true" />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 pb-4">
        <div className="grid min-h-18 content-center gap-1">
          <ByVisitor guest={<Words />} member={visitor === "trial" ? <Words /> : <Own />} />
          <Terms />
        </div>
        <div className="flex flex-wrap gap-3">
          <ByVisitor
            guest={
              <AuthLink form="login" className={buttonClass("primary")}>
                {t("login")}
              </AuthLink>
            }
            member={visitor === "trial" ? <SignUp /> : <Convert onConvert={onConvert} />}
          />
        </div>
      </div>
    </section>
  );
}

/** What points are, for who has none. */
function Words() {
  const t = useText("points");
  return <p className="max-w-prose font-display text-xl font-bold">{t("guest")}</p>;
}

function Own() {
  const t = useText("points");
  const { data } = usePoints();
  const isDebt = data && BigInt(data.points) < 0n;
  return (
    <>
      <p className="text-sm text-soft">{t("have")}</p>
      <p className={`text-3xl font-bold ${isDebt ? "text-coral" : "text-teal"}`}>
        {data ? <Points points={data.points} /> : <span className="text-soft">…</span>}
      </p>
      {isDebt && <p className="max-w-prose text-sm">{t("debt")}</p>}
      {data && data.multiplierBps !== 10_000 && (
        <p className="text-sm text-soft">
          {t("multiplied", { times: data.multiplierBps / 10_000 })}
        </p>
      )}
    </>
  );
}

/** How points are earned, that they stay, and what they are worth. */
function Terms() {
  const t = useText("points");
  const { data } = useQuery(reading("/points/config"));
  return (
    // As high as what will stand here, so that nothing below moves.
    <p className="min-h-15 max-w-prose text-sm text-soft sm:min-h-10">
      {data?.depositPerPoint &&
        t("earned", { amount: formatMoney(fromWire(data.depositPerPoint)) })}{" "}
      {data?.cashPerStep &&
        t("worth", {
          step: data.convertStep,
          amount: formatMoney(fromWire(data.cashPerStep)),
        })}
    </p>
  );
}

function Convert({ onConvert }: { onConvert: () => void }) {
  const t = useText("points");
  const config = useQuery(reading("/points/config"));
  const balance = usePoints();
  if (!config.data?.cashPerStep) return null;
  return (
    <Button look="primary" disabled={!balance.data} onClick={onConvert}>
      {t("convert.open")}
    </Button>
  );
}
