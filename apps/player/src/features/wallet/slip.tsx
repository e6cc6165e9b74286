import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ChangeEvent } from "react";
import { call, reading } from "../../shared/http/api.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { useText } from "../../shared/language/text.ts";

const MAX_BYTES = 5 * 1024 * 1024;

/** Chooses a picture of the transfer's slip, shows it, sends it. */
export function Slip({ id }: { id: string }) {
  const t = useText("wallet");
  const [file, setFile] = useState<{ file: File; preview: string }>();
  const [fault, setFault] = useState<string>();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: (slip: File) => {
      const form = new FormData();
      form.append("file", slip);
      return call("POST", "/deposits/{id}/slip", { path: { id }, body: form });
    },
    onSettled: () =>
      queries.invalidateQueries({ queryKey: reading("/deposits/{id}", { path: { id } }).queryKey }),
  });
  useEffect(() => (file ? () => URL.revokeObjectURL(file.preview) : undefined), [file]);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    if (!chosen) return;
    const usable = ["image/png", "image/jpeg"].includes(chosen.type) && chosen.size <= MAX_BYTES;
    setFault(usable ? undefined : t("slip.kind"));
    setFile(usable ? { file: chosen, preview: URL.createObjectURL(chosen) } : undefined);
  };
  const problem = fault ?? (send.error && faultWords(send.error));
  return (
    <div className="grid gap-4">
      <label className="grid cursor-pointer justify-items-center gap-2 rounded-xl border-2 border-dashed border-edge bg-ground p-6 text-center hover:border-bulb has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bulb-ink">
        <input type="file" accept="image/png,image/jpeg" onChange={choose} className="sr-only" />
        {file ? (
          <img
            src={file.preview}
            alt={t("slip.chosen")}
            className="max-h-64 rounded-lg object-contain"
          />
        ) : (
          <PaperSign />
        )}
        <span className="font-semibold">{file ? file.file.name : t("slip.choose")}</span>
        <span className="text-sm text-soft">{file ? t("slip.another") : t("slip.kinds")}</span>
      </label>
      {problem && <Alert>{problem}</Alert>}
      <Button
        look="primary"
        disabled={!file}
        busy={send.isPending}
        onClick={() => file && send.mutate(file.file)}
        className="text-lg"
      >
        {send.isPending ? t("slip.sending") : t("slip.send")}
      </Button>
    </div>
  );
}

function PaperSign() {
  return (
    <svg
      viewBox="0 0 48 48"
      width="44"
      height="44"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className="text-bulb-ink"
    >
      <path d="M12 6h18l8 8v28H12zM29 6v9h9M24 34V22m-6 5 6-6 6 6" />
    </svg>
  );
}
