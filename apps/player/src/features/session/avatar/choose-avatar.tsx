import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, reading } from "../../../shared/http/api.ts";
import { Avatar } from "../../../shared/pictures/avatar.tsx";
import { Alert } from "../../../shared/forms/controls.tsx";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { faultWords } from "../../../shared/faults/fault-words.ts";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";

/** One's picture, and behind it the others to choose from. */
export function ChooseAvatar({ url }: { url: string }) {
  const t = useText("recover");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t("avatar.change")}
        className="relative shrink-0 rounded-full"
      >
        <Avatar url={url} size={56} />
        <span
          className="absolute -end-1 -bottom-1 grid size-6 place-items-center rounded-full bg-bulb text-on-bulb"
          aria-hidden="true"
        >
          <svg
            viewBox="0 0 16 16"
            width="12"
            height="12"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          >
            <path d="m3 13 1-3 7-7 2 2-7 7z" />
          </svg>
        </span>
      </button>
      {open && (
        <Dialog title={t("avatar.title")} onClose={() => setOpen(false)}>
          <Icons url={url} onChosen={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function Icons({ url, onChosen }: { url: string; onChosen: () => void }) {
  const t = useText("recover");
  const queries = useQueryClient();
  const icons = useQuery(reading("/member/icons"));
  const choice = useMutation({
    mutationFn: (avatar: NonNullable<typeof icons.data>[number]["icon"]) =>
      call("PUT", "/member/avatar", { body: { avatar } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: reading("/member").queryKey });
      onChosen();
    },
  });
  if (icons.isPending) return <Waiting rows={2} />;
  if (icons.isError) return <Failed fault={icons.error} onRetry={() => void icons.refetch()} />;
  return (
    <>
      {choice.isError && <Alert>{faultWords(choice.error)}</Alert>}
      <ul className="grid grid-cols-4 gap-3">
        {icons.data.map((one) => (
          <li key={one.icon} className="grid place-items-center">
            <button
              type="button"
              aria-pressed={one.url === url}
              aria-label={t(`avatar.${one.icon}`)}
              disabled={choice.isPending}
              onClick={() => choice.mutate(one.icon)}
              className="rounded-full p-1 inset-ring-2 inset-ring-transparent hover:inset-ring-edge aria-pressed:inset-ring-3 aria-pressed:inset-ring-bulb-ink"
            >
              <Avatar url={one.url} size={64} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
