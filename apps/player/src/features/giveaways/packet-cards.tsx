import type { RedPacket } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { Money } from "../../shared/format/money.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { useToken } from "../../shared/session/session.ts";
import { PacketArt } from "./packet-art.tsx";
import { PacketState } from "./packet-state.tsx";

/** The brand's red packets below its promotions; nothing where there are none. */
export function PacketCards() {
  const t = useText("packets");
  const isMember = useToken() !== undefined;
  // What the server has put into the page is a guest's.
  const refetchOnMount = isMember ? "always" : true;
  const { data } = useQuery({ ...reading("/red-packets"), refetchOnMount });
  // What stands above comes first, so that it pushes nothing away.
  const isWaiting = useQuery(reading("/promotions")).isPending;
  if (isWaiting || !data || data.packets.length === 0) return null;
  return (
    <section aria-labelledby="packets" className="grid gap-4">
      <h2 id="packets" className="font-display text-2xl font-bold">
        {t("title")}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {data.packets.map((packet) => (
          <li key={packet.id}>
            <PacketCard packet={packet} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PacketCard({ packet }: { packet: RedPacket }) {
  const t = useText("packets");
  const { id, title, language, status, total, left, mine } = packet;
  return (
    <Link
      to={`/redPackets/${id}`}
      className="group grid h-full grid-cols-[auto_1fr] items-center gap-4 rounded-2xl border border-line bg-raised p-4 hover:border-soft sm:p-5"
    >
      <PacketArt open={mine !== null} />
      <span className="grid content-start gap-2">
        <bdi lang={language} className="font-display text-xl leading-tight font-bold">
          {title}
        </bdi>
        <PacketState status={status} />
        <span className="font-semibold">
          <Money amount={mine ?? total} />
        </span>
        <span className="min-h-5 text-sm text-soft">
          {mine ? t("mine") : status === "OPEN" ? t("left", { count: left }) : ""}
        </span>
        <span className="font-semibold text-violet underline-offset-4 group-hover:underline">
          {t("read")}
        </span>
      </span>
    </Link>
  );
}
