import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { useText } from "../../shared/language/text.ts";

/** Cancels after asking. */
export function CancelButton({
  onCancel,
  what,
}: {
  onCancel: () => Promise<unknown>;
  what: "deposit" | "withdrawal";
}) {
  const t = useText("wallet");
  return (
    <Confirm
      action={t(`cancel.${what}`)}
      title={t(`cancel.${what}Title`)}
      keep={t("cancel.keep")}
      onConfirm={onCancel}
    >
      {t("cancel.text")}
    </Confirm>
  );
}
