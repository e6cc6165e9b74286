import type { Market } from "@perya/lottery-kit";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog, DialogActions } from "../../../shared/dialogs/dialog.tsx";
import { faultWords } from "../../../shared/faults/fault-words.ts";
import { Alert, Button, Field } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { markName, marketName } from "./say.ts";
import type { Favourites } from "./use-favourites.ts";

/** Characters of a name. */
export const LONGEST_NAME = 30;
/** Numbers that are written out; more are counted. */
const SHOWN = 12;

interface KeepNumbersProps {
  readonly favourites: Favourites;
  readonly market: Market;
  readonly marked: readonly string[];
  readonly say: (words: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name under which the marked numbers are kept. */
export function KeepNumbers({ favourites, market, marked, say, onClose }: KeepNumbersProps) {
  const t = useText("marking");
  const slip = useText("slip");
  const [name, setName] = useState("");
  const keep = useMutation({
    mutationFn: () =>
      favourites.keep({ market: market.code, name: name.trim(), picks: [...marked] }),
    onSuccess: (kept) => {
      say(t("fav.kept", { name: kept.name }));
      onClose();
    },
  });
  return (
    <Dialog title={t("fav.keep")} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "" && !keep.isPending) keep.mutate();
        }}
      >
        <p className="text-soft">
          {marketName(market.code)}{" "}
          <bdi className="font-semibold text-ink tabular-nums">
            {marked.slice(0, SHOWN).map(markName).join(", ")}
            {marked.length > SHOWN && ` ${slip("pick.others", { count: marked.length - SHOWN })}`}
          </bdi>
        </p>
        <Field
          label={t("fav.name")}
          name="name"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <p className="text-sm text-soft">{t("fav.about")}</p>
        {keep.isError && <Alert>{faultWords(keep.error)}</Alert>}
        <DialogActions>
          <Button type="submit" look="primary" busy={keep.isPending} disabled={name.trim() === ""}>
            {t("fav.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
