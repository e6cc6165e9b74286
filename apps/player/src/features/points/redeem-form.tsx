import type { PointsBalance, PointsReward } from "@perya/api-client/player";
import { useState, type FormEvent } from "react";
import { DialogActions } from "../../shared/dialogs/dialog.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button, buttonClass, Choice, Field } from "../../shared/forms/controls.tsx";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { ConfirmFields } from "./confirm-fields.tsx";
import { mostPieces, whyNot } from "./most-pieces.ts";
import { Points } from "../../shared/format/points.tsx";
import { useSpend } from "./use-spend.ts";

interface RedeemFormProps {
  readonly reward: PointsReward;
  readonly balance: PointsBalance;
  readonly onClose: () => void;
}

/** Redeems a reward: how many, where it is sent to, and the password. */
export function RedeemForm({ reward, balance, onClose }: RedeemFormProps) {
  const t = useText("points");
  const [quantity, setQuantity] = useState(1);
  const redeem = useSpend("/points/redeem");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password, code, ...address } = typedIn(
      event.currentTarget,
      ...(["password", "code", "name", "phone", "address"] as const),
    );
    const { id, price, kind } = reward;
    const sentTo = kind === "PHYSICAL" ? { address } : {};
    redeem.mutate({ reward: id, price, quantity, password, code, ...sentTo });
  };
  if (redeem.data) return <Ordered onClose={onClose} />;
  const why = whyNot(reward, balance);
  if (why) return <p className="text-soft">{t(`whyNot.${why}`)}</p>;
  const pieces = Array.from({ length: mostPieces(reward, balance) }, (_, at) => at + 1);
  return (
    <form onSubmit={submit} className="grid gap-4">
      {pieces.length > 1 && (
        <Choice
          label={t("quantity")}
          value={String(quantity)}
          onChange={({ currentTarget }) => setQuantity(Number(currentTarget.value))}
        >
          {pieces.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
      )}
      {reward.kind === "PHYSICAL" && <AddressFields />}
      <p className="text-lg">
        {t.rich("cost", {
          points: () => (
            <strong key="points">
              <Points points={String(BigInt(reward.price) * BigInt(quantity))} />
            </strong>
          ),
        })}
      </p>
      <ConfirmFields by={balance} />
      {redeem.error && <Alert>{faultWords(redeem.error)}</Alert>}
      <DialogActions>
        <Button onClick={onClose}>{t("later")}</Button>
        <Button
          type="submit"
          look="primary"
          busy={redeem.isPending}
          disabled={balance.confirmWith === null}
        >
          {t("redeem")}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Where a reward is sent to. */
function AddressFields() {
  const t = useText("points");
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t("address.title")}</legend>
      <Field
        label={t("address.name")}
        name="name"
        required
        minLength={2}
        maxLength={100}
        autoComplete="name"
      />
      <Field
        label={t("address.phone")}
        name="phone"
        type="tel"
        inputMode="tel"
        dir="ltr"
        required
        minLength={5}
        maxLength={25}
        autoComplete="tel"
      />
      <Field
        label={t("address.address")}
        name="address"
        required
        minLength={5}
        maxLength={400}
        autoComplete="street-address"
      />
    </fieldset>
  );
}

function Ordered({ onClose }: { onClose: () => void }) {
  const t = useText("points");
  return (
    <>
      <p role="status">{t("ordered")}</p>
      <DialogActions>
        <Link
          to="/pointMall"
          search={{ show: "redeemed" }}
          onClick={onClose}
          className={buttonClass("plain")}
        >
          {t("seeOrders")}
        </Link>
        <Button look="primary" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </>
  );
}
