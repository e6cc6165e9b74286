import type { Withdrawal } from "@perya/api-client/player";
import { fromWire } from "@perya/money";
import type { ReactNode } from "react";
import { Money, Time } from "../../../shared/format/money.tsx";
import { Pill } from "../../../shared/format/pill.tsx";
import { Card, Facts } from "../../../shared/layout/page.tsx";
import { useText } from "../../../shared/language/text.ts";
import { AfterClosing } from "./after-closing.tsx";
import { ChooseWish } from "./choose-wish.tsx";
import { LegAnswer } from "./leg-answer.tsx";
import { legWordsOf } from "./leg-words.ts";

type Leg = Withdrawal["legs"][number];

/** The transfers of a withdrawal: each one's state, what is next, and where the money is. */
export function Legs({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText("wallet");
  const { legs, standing, id } = withdrawal;
  if (legs.length === 0) return null;
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("leg.title")}</h2>
      {legs.length > 1 && standing && (
        <Facts
          facts={(["paid", "open", "toRepay", "returned", "setOff"] as const)
            .filter((part) => fromWire(standing[part]).units > 0n)
            .map((part) => [t(`leg.${part}`), <Money key={part} amount={standing[part]} />])}
        />
      )}
      <ol className="grid divide-y divide-line" aria-live="polite">
        {legs.map((leg) => (
          <li key={leg.n} className="grid gap-2.5 py-4 first:pt-0 last:pb-0">
            <OneLeg leg={leg} withdrawal={id} isSaid={leg.reason === withdrawal.reason} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface OneLegProps {
  readonly leg: Leg;
  readonly withdrawal: string;
  /** Whether the reason stands above already. */
  readonly isSaid: boolean;
}

function OneLeg({ leg, withdrawal, isSaid }: OneLegProps) {
  const t = useText("wallet");
  const { title, text, tone } = legWordsOf(leg);
  const facts: (readonly [string, ReactNode])[] = [];
  if ((leg.status === "PARTIAL" || leg.status === "CAME_BACK") && leg.received)
    facts.push([t("leg.received"), <Money key="received" amount={leg.received} />]);
  if (leg.reference !== undefined)
    facts.push([t("leg.reference"), <bdi key="reference">{leg.reference}</bdi>]);
  if (leg.sentAt !== undefined) facts.push([t("leg.sent"), <Time key="sent" at={leg.sentAt} />]);
  if (leg.dueAt !== undefined) facts.push([t("leg.due"), <Time key="due" at={leg.dueAt} />]);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">
          {leg.restOf === undefined
            ? t("leg.number", { n: leg.n })
            : t(leg.cameBack ? "leg.back" : "leg.rest", { n: leg.restOf })}
        </h3>
        <strong className="text-lg">
          <Money amount={leg.amount} />
        </strong>
      </div>
      <Pill tone={tone}>{title}</Pill>
      {leg.reason !== undefined && !isSaid && <bdi className="block">{leg.reason}</bdi>}
      {text && <p className="text-soft">{text}</p>}
      {facts.length > 0 && <Facts facts={facts} />}
      {(leg.status === "SENT" || leg.status === "DISPUTED") && (
        <LegAnswer leg={leg} withdrawal={withdrawal} />
      )}
      {leg.status === "CREATED" && leg.cameBack && leg.wish === undefined && (
        <ChooseWish leg={leg} withdrawal={withdrawal} />
      )}
      <AfterClosing leg={leg} withdrawal={withdrawal} />
    </>
  );
}
