import type { DepositMethod } from "@perya/api-client/player";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { call, isRefusal, reading } from "../../shared/http/api.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { AmountField, readTyped } from "./amount-field.tsx";
import { Fee } from "./fee.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { PromotionChoice } from "./promotion-choice.tsx";
import { VoucherForm } from "./voucher-form.tsx";
import { go } from "../../shared/routing/go.ts";

/** Rows of a place as tall as the form, below which the page's foot stays where it is. */
const AS_TALL = 6;

/**
 * Chooses a method and an amount. The order's key is created once, so a second tap is the same
 * order.
 */
export function DepositForm() {
  const methods = useQuery(reading("/cashier/methods"));
  const [chosen, setChosen] = useState<string>();
  if (methods.isPending) return <Waiting rows={AS_TALL} />;
  if (methods.isError)
    return <Failed fault={methods.error} onRetry={() => void methods.refetch()} />;
  const usable = methods.data.deposit.filter(({ unfit }) => unfit === undefined);
  const method = usable.find((one) => one.code === chosen) ?? usable[0];
  return (
    // In a column the button of the form keeps to the foot of a phone, however many ways there are.
    <Card className="max-md:flex max-md:flex-col">
      <MethodChoice methods={methods.data.deposit} chosen={method?.code} onChoose={setChosen} />
      {method?.instructions && (
        <p
          lang={method.instructions.language}
          dir="auto"
          className="rounded-xl bg-ground p-3 whitespace-pre-line"
        >
          {method.instructions.text}
        </p>
      )}
      {method && method.code === "voucher" && <VoucherForm />}
      {method && method.code !== "voucher" && (
        <Order
          key={method.code}
          method={method}
          code={method.code}
          promotions={methods.data.promotions}
        />
      )}
    </Card>
  );
}

interface OrderProps {
  readonly method: DepositMethod;
  readonly code: Exclude<DepositMethod["code"], "voucher">;
  /** Whether there may be promotions to choose. */
  readonly promotions: boolean;
}

function Order({ method, code, promotions }: OrderProps) {
  const t = useText("wallet");
  const key = useRef(crypto.randomUUID());
  const [fault, setFault] = useState<string>();
  const queries = useQueryClient();
  const order = useMutation({
    mutationFn: ({ units, promotion }: { units: bigint; promotion: string }) =>
      call("POST", "/deposits", {
        body: {
          method: code,
          amount: units.toString(),
          key: key.current,
          ...(promotion === "" ? {} : { promotion }),
        },
      }),
    onSuccess: async (deposit) => {
      queries.setQueryData(
        reading("/deposits/{id}", { path: { id: deposit.id } }).queryKey,
        deposit,
      );
      if (deposit.checkoutUrl) window.location.assign(deposit.checkoutUrl);
      else await go(`/member/depositv2/${deposit.id}`);
    },
    // A refused order may be corrected and sent again; that is a new order. After an unclear answer
    // it stays the same order.
    onError: (no) => isRefusal(no) && (key.current = crypto.randomUUID()),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = readTyped(String(form.get("amount")), method);
    setFault("fault" in typed ? typed.fault : undefined);
    const promotion = String(form.get("promotion") ?? "");
    if ("units" in typed) order.mutate({ units: typed.units, promotion });
  };
  return (
    <form onSubmit={submit} className="contents">
      <AmountField
        label={t("amount.label")}
        min={method.min}
        max={method.max}
        fault={fault}
        onFault={setFault}
        below={(units) => method.fee && <Fee terms={method.fee} units={units} />}
        after={(units) => promotions && <PromotionChoice method={code} units={units} />}
      />
      {order.isError && <Alert>{faultWords(order.error)}</Alert>}
      <Button
        type="submit"
        look="primary"
        busy={order.isPending || order.isSuccess}
        className="text-lg max-md:sticky max-md:bottom-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        {order.isPending || order.isSuccess ? t("pay.moment") : t("pay.go")}
      </Button>
    </form>
  );
}
