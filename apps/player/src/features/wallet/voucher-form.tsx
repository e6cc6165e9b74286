import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, type FormEvent } from "react";
import { call, isRefusal, reading } from "../../shared/http/api.ts";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { useText } from "../../shared/language/text.ts";
import { go } from "../../shared/routing/go.ts";

/** Types the code of a voucher. A wrong one stays in the field, to be corrected. */
export function VoucherForm() {
  const t = useText("wallet");
  const key = useRef(crypto.randomUUID());
  const queries = useQueryClient();
  const redeem = useMutation({
    mutationFn: (code: string) =>
      call("POST", "/vouchers/redeem", { body: { code, key: key.current } }),
    onSuccess: async (deposit) => {
      queries.setQueryData(
        reading("/deposits/{id}", { path: { id: deposit.id } }).queryKey,
        deposit,
      );
      await go(`/member/depositv2/${deposit.id}`);
    },
    onError: (no) => isRefusal(no) && (key.current = crypto.randomUUID()),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    redeem.mutate(String(new FormData(event.currentTarget).get("code")));
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field
        label={t("voucher.label")}
        name="code"
        dir="ltr"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="min-h-14 text-xl font-semibold tracking-wider"
        hint={t("voucher.hint")}
      />
      {redeem.isError && <Alert>{faultWords(redeem.error)}</Alert>}
      <Button
        type="submit"
        look="primary"
        busy={redeem.isPending || redeem.isSuccess}
        className="text-lg max-md:sticky max-md:bottom-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        {redeem.isPending || redeem.isSuccess ? t("pay.moment") : t("voucher.do")}
      </Button>
    </form>
  );
}
