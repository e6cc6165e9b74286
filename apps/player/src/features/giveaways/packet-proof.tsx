import type { RedPacketDetail } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { CheckedSteps, PublishedValue } from "../../shared/proof/checked-steps.tsx";
import { checkPacket } from "./check-packet.ts";

/** What was published of a red packet, and once it is over its shares, split again here. */
export function PacketProof({ packet }: { packet: RedPacketDetail }) {
  const t = useText("packets");
  const { commitment, label, seed } = packet;
  return (
    <>
      <Card>
        <h2 className="font-display text-xl font-bold">{t("proof.title")}</h2>
        <p className="max-w-prose text-soft">{t("proof.about")}</p>
        <PublishedValue name={t("proof.commitment")}>{commitment}</PublishedValue>
        <PublishedValue name={t("proof.label")}>{label}</PublishedValue>
        <PublishedValue name={t("proof.seed")}>{seed ?? t("proof.sealed")}</PublishedValue>
      </Card>
      {seed !== null && <Shares packet={packet} />}
      {seed !== null && <Checked packet={packet} seed={seed} />}
    </>
  );
}

/** Every share in its order, taken or not. */
function Shares({ packet: { split } }: { packet: RedPacketDetail }) {
  const t = useText("packets");
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("split")}</h2>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {split.map(({ amount, isTaken, isMine }, at) => (
          <li
            key={at}
            className={`grid gap-0.5 rounded-xl border p-3 text-sm ${isMine ? "border-bulb" : "border-line"}`}
          >
            <span className="font-bold">
              <Money amount={amount} />
            </span>
            <span className="text-soft">{t(isMine ? "you" : isTaken ? "taken" : "untaken")}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Checked({ packet, seed }: { packet: RedPacketDetail; seed: string }) {
  const t = useText("packets");
  const steps = checkPacket(packet, seed, (amount) => formatMoney(fromWire(amount)));
  return (
    <CheckedSteps
      title={t(steps.every(({ good }) => good) ? "proof.good" : "proof.bad")}
      how={t("proof.how")}
      steps={steps.map(({ name, published, ...step }) => ({
        ...step,
        said: t(`proof.step.${name}.${step.good ? "good" : "bad"}`),
        instead: t("proof.instead", { published }),
      }))}
    />
  );
}
