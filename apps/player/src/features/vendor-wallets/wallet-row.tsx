import type { VendorMovement, VendorWallet } from "@perya/api-client/player";
import type { WireMoney } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../shared/forms/controls.tsx";
import { Money } from "../../shared/format/money.tsx";
import { Pill } from "../../shared/format/pill.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { AutomaticForm } from "./automatic-form.tsx";
import { MoveDialog } from "./move-dialog.tsx";

interface WalletRowProps {
  readonly wallet: VendorWallet;
  /** What can be moved in. */
  readonly cash: WireMoney;
}

/** One vendor's wallet: what it says is there, money on its way, and what can be done. */
export function WalletRow({ wallet, cash }: WalletRowProps) {
  const t = useText("transfers");
  const [way, setWay] = useState<"in" | "out">();
  const { vendor, name, movement, open, notKept } = wallet;
  const told = useQuery({
    ...reading("/vendor-wallets/{vendor}/balance", { path: { vendor } }),
    staleTime: 0,
  });
  const busy = movement !== null;
  const there = told.data?.balance ?? null;
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="min-h-8 text-xl font-bold tabular-nums">
            {told.isPending ? (
              <span className="font-normal text-soft">{t("updating")}</span>
            ) : (
              <Money amount={there ?? wallet.kept} />
            )}
          </p>
          <p className="min-h-5 text-sm text-soft">
            {!told.isPending && there === null ? t("silent") : !open && t("closed")}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={busy || !open || notKept !== null}
            aria-label={`${t("in.do")}: ${name}`}
            onClick={() => setWay("in")}
          >
            {t("in.do")}
          </Button>
          <Button
            disabled={busy}
            aria-label={`${t("out.do")}: ${name}`}
            onClick={() => setWay("out")}
          >
            {t("out.do")}
          </Button>
        </div>
      </div>
      {/* As tall with money on its way as without: what is below stays where it is. */}
      <div className="min-h-24 sm:min-h-20">
        <div role="status">{movement && <OnTheWay movement={movement} />}</div>
        {open &&
          !movement &&
          (notKept ? <NotKept why={notKept} /> : <AutomaticForm wallet={wallet} />)}
      </div>
      {way && (
        <MoveDialog
          way={way}
          wallet={wallet}
          most={way === "in" ? cash : (there ?? wallet.kept)}
          onClose={() => setWay(undefined)}
        />
      )}
    </li>
  );
}

/** Why no money goes to a vendor: it can't keep to what bounds the player's bets. */
function NotKept({ why }: { why: NonNullable<VendorWallet["notKept"]> }) {
  const t = useText("transfers");
  return (
    <div className="grid justify-items-start gap-1 rounded-xl border border-line bg-ground px-3.5 py-3">
      <p className="text-sm">{t(`notKept.${why}`)}</p>
      {why === "BET_LIMIT" && (
        <Link
          to="/member/securityCenter/limits"
          className="inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4"
        >
          {t("notKept.see")}
        </Link>
      )}
    </div>
  );
}

/** Money that is neither here nor there yet, and what becomes of it. */
function OnTheWay({ movement: { amount, direction, status } }: { movement: VendorMovement }) {
  const t = useText("transfers");
  const unknown = status === "UNKNOWN" || status === "STUCK";
  return (
    <div className="grid gap-1 rounded-xl border border-line bg-ground px-3.5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Pill tone="busy">{t(direction === "IN" ? "way.in" : "way.out")}</Pill>
        {amount && (
          <p className="font-semibold tabular-nums">
            <Money amount={amount} />
          </p>
        )}
      </div>
      <p className="text-sm text-soft">
        {t(status === "STUCK" ? "way.stuck" : unknown ? "way.unknown" : "way.moment")}
      </p>
    </div>
  );
}
