import type { PointsReward } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Facts } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { Picture } from "../../shared/pictures/picture.tsx";
import { AuthLink } from "../../shared/session/auth-link.tsx";
import { Points } from "../../shared/format/points.tsx";
import { RedeemForm } from "./redeem-form.tsx";
import { SignUp } from "./sign-up.tsx";
import { usePoints } from "./use-points.ts";
import { useVisitor } from "./use-visitor.ts";

/** A reward with all there is to know of it, and the form that redeems it. */
export function RewardDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText("points");
  const rewards = useQuery(reading("/points/rewards"));
  const reward = rewards.data?.find((one) => one.id === id);
  if (!reward)
    return (
      <Dialog title={t("title")} onClose={onClose}>
        {rewards.isPending && <Waiting rows={3} />}
        {rewards.isError && <Failed fault={rewards.error} onRetry={() => void rewards.refetch()} />}
        {rewards.data && <p>{t("gone")}</p>}
      </Dialog>
    );
  return (
    <Dialog title={reward.title} lang={reward.language} onClose={onClose}>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-4">
        <Picture
          src={reward.picture}
          alt=""
          width={300}
          height={300}
          className="size-26 rounded-xl bg-ground object-cover"
        />
        <RewardFacts reward={reward} />
      </div>
      {reward.text !== "" && (
        <p lang={reward.language} dir="auto" className="whitespace-pre-line">
          {reward.text}
        </p>
      )}
      <Redeem reward={reward} onClose={onClose} />
    </Dialog>
  );
}

function RewardFacts({ reward }: { reward: PointsReward }) {
  const t = useText("points");
  const { price, stock, vipLevel, perMember, redeemed, cash } = reward;
  return (
    <Facts
      facts={[
        [t("fact.price"), <Points key="price" points={price} />],
        [t("fact.stock"), t("left", { stock })],
        ...(cash ? ([[t("fact.cash"), formatMoney(fromWire(cash))]] as const) : []),
        ...(vipLevel > 0 ? ([[t("fact.vip"), t("vip", { level: vipLevel })]] as const) : []),
        ...(perMember === null
          ? []
          : ([[t("fact.member"), t("ofMember", { redeemed, perMember })]] as const)),
      ]}
    />
  );
}

function Redeem({ reward, onClose }: { reward: PointsReward; onClose: () => void }) {
  const t = useText("points");
  const visitor = useVisitor();
  const balance = usePoints();
  if (visitor !== "member")
    return (
      <DialogActions>
        {visitor === "trial" ? (
          <SignUp />
        ) : (
          <AuthLink form="login" className={buttonClass("primary")}>
            {t("login")}
          </AuthLink>
        )}
      </DialogActions>
    );
  if (balance.isError)
    return <Failed fault={balance.error} onRetry={() => void balance.refetch()} />;
  if (!balance.data) return <Waiting rows={2} />;
  return <RedeemForm reward={reward} balance={balance.data} onClose={onClose} />;
}
