import type { RedPacketDetail } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Money, Time } from "../../shared/format/money.tsx";
import { ApiError, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card, Facts, Page } from "../../shared/layout/page.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { OpenPacket } from "./open-packet.tsx";
import { PacketProof } from "./packet-proof.tsx";
import { PacketState } from "./packet-state.tsx";

/** Others take shares meanwhile. */
const EVERY_MS = 10_000;

/** One red packet: what it holds, its opening, and once it is over its shares and their proof. */
export function Packet({ id }: { id: string }) {
  const t = useText("packets");
  const promotions = useText("promotions");
  const back = { to: "/promotions", title: promotions("title") };
  const { data, error, refetch } = useQuery({
    ...reading("/red-packets/{id}", { path: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.status === "OPEN" || state.data?.status === "COMING_SOON" ? EVERY_MS : false,
  });
  if (data) return <Shown packet={data} back={back} />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page title={t("title")} back={back} middle>
      {isGone ? (
        <Empty title={t("gone")}>
          <Link to="/promotions" className={buttonClass("primary")}>
            {promotions("others")}
          </Link>
        </Empty>
      ) : error ? (
        <Failed fault={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting rows={4} />
      )}
    </Page>
  );
}

interface ShownProps {
  readonly packet: RedPacketDetail;
  readonly back: { readonly to: string; readonly title: string };
}

function Shown({ packet, back }: ShownProps) {
  const t = useText("packets");
  const { title, text, language, status, startsAt, endsAt, total, min, shares, left } = packet;
  const { vipLevel, kycLevel, wagerTimes } = packet;
  return (
    <Page title={title} lang={language} back={back} middle>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <PacketState status={status} />
        <span className="text-sm text-soft">
          {t.rich("from", { time: () => <Time key="from" at={startsAt} /> })}
        </span>
        <span className="text-sm text-soft">
          {t.rich("until", { time: () => <Time key="until" at={endsAt} /> })}
        </span>
      </p>
      {text !== "" && (
        <p lang={language} dir="auto" className="max-w-prose text-lg">
          {text}
        </p>
      )}
      <OpenPacket packet={packet} />
      <Card>
        <Facts
          facts={[
            [t("total"), <Money key="total" amount={total} />],
            [t("shares"), String(shares)],
            [t("leftOver"), String(left)],
            [t("min"), <Money key="min" amount={min} />],
          ]}
        />
        <ul className="grid gap-1 text-sm text-soft">
          <li>{t("once")}</li>
          {wagerTimes > 0 && <li>{t("play", { times: wagerTimes })}</li>}
          {vipLevel > 0 && <li>{t("vip", { level: vipLevel })}</li>}
          {kycLevel > 0 && <li>{t("kyc", { level: kycLevel })}</li>}
        </ul>
      </Card>
      <PacketProof packet={packet} />
    </Page>
  );
}
