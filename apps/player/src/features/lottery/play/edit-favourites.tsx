import type { LotteryFavourite } from "@perya/api-client/player";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { faultWords } from "../../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { LONGEST_NAME } from "./keep-numbers.tsx";
import { markName, marketName } from "./say.ts";
import type { Favourites } from "./use-favourites.ts";

const SHOWN = 12;

interface EditFavouritesProps {
  readonly favourites: Favourites;
  readonly onClose: () => void;
}

/** All favourites of the game, of every market: renamed here, and removed with a way back. */
export function EditFavourites({ favourites, onClose }: EditFavouritesProps) {
  const t = useText("marking");
  const [removed, setRemoved] = useState<LotteryFavourite>();
  const [said, setSaid] = useState("");
  const remove = useMutation({
    mutationFn: (one: LotteryFavourite) => favourites.remove(one.id),
    onSuccess: (_, one) => {
      setRemoved(one);
      setSaid(t("fav.removed", { name: one.name }));
    },
  });
  const undo = useMutation({
    mutationFn: (one: LotteryFavourite) => favourites.keep(one),
    onSuccess: ({ name }) => {
      setRemoved(undefined);
      setSaid(t("fav.back", { name }));
    },
  });
  const fault = remove.error ?? undo.error;
  return (
    <Dialog title={t("fav.edit")} onClose={onClose}>
      <ul className="grid divide-y divide-line">
        {favourites.all.map((one) => (
          <Favourite
            key={one.id}
            one={one}
            rename={(name) => favourites.rename(one.id, name)}
            onRemove={() => remove.mutate(one)}
          />
        ))}
      </ul>
      {favourites.all.length === 0 && <p className="text-soft">{t("fav.none")}</p>}
      {fault && <Alert>{faultWords(fault)}</Alert>}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p role="status">{said}</p>
        {removed && (
          <Button busy={undo.isPending} onClick={() => undo.mutate(removed)}>
            {t("fav.undo")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Favourite({
  one,
  rename,
  onRemove,
}: {
  one: LotteryFavourite;
  rename: (name: string) => Promise<unknown>;
  onRemove: () => void;
}) {
  const t = useText("marking");
  const slip = useText("slip");
  const [name, setName] = useState(one.name);
  const change = useMutation({ mutationFn: () => rename(name.trim()) });
  const changed = name.trim() !== "" && name.trim() !== one.name;
  return (
    <li className="grid gap-1.5 py-3">
      <p className="text-sm text-soft">
        {marketName(one.market)}{" "}
        <bdi className="tabular-nums">
          {one.picks.slice(0, SHOWN).map(markName).join(", ")}
          {one.picks.length > SHOWN &&
            ` ${slip("pick.others", { count: one.picks.length - SHOWN })}`}
        </bdi>
      </p>
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (changed) change.mutate();
        }}
      >
        <input
          aria-label={t("fav.name")}
          dir="auto"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
          className="min-h-11 w-full min-w-0 rounded-xl border border-edge bg-ground px-3 font-semibold hover:border-soft"
        />
        {changed && (
          <Button type="submit" busy={change.isPending}>
            {t("fav.rename")}
          </Button>
        )}
        <button
          type="button"
          aria-label={t("fav.remove", { name: one.name })}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-xl text-xl text-soft hover:text-coral"
        >
          <span aria-hidden="true">×</span>
        </button>
      </form>
      {change.isError && <Alert>{faultWords(change.error)}</Alert>}
    </li>
  );
}
