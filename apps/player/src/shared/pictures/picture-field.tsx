import { useState } from "react";
import { buttonClass } from "../forms/controls.tsx";
import { useText } from "../language/text.ts";
import { pictureFault } from "./picture-fault.ts";

/** Pictures to send, each of which can be removed again. */
export function PictureField({
  files,
  onChange,
}: {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}) {
  const t = useText("recover");
  const [fault, setFault] = useState<ReturnType<typeof pictureFault>>();
  const add = (input: HTMLInputElement) => {
    const wanted = [...files, ...(input.files ?? [])];
    const found = pictureFault(wanted);
    setFault(found);
    if (!found) onChange(wanted);
    input.value = "";
  };
  return (
    <div className="grid gap-2">
      <label
        className={`${buttonClass("plain")} cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-bulb-ink`}
      >
        {t("feedback.add")}
        <input
          type="file"
          accept="image/png,image/jpeg"
          multiple
          className="sr-only"
          onChange={({ currentTarget }) => add(currentTarget)}
        />
      </label>
      <p
        className={`text-sm ${fault ? "font-medium text-coral" : "text-soft"}`}
        role={fault ? "alert" : undefined}
      >
        {fault ? t(`feedback.${fault}`) : t("feedback.imagesHint")}
      </p>
      {files.length > 0 && (
        <ul className="grid gap-2" aria-label={t("feedback.images")}>
          {files.map((file) => (
            <li
              key={`${file.name}${file.lastModified}`}
              className="flex items-center justify-between gap-3 rounded-xl border border-line px-3"
            >
              <span className="truncate">{file.name}</span>
              <button
                type="button"
                aria-label={t("feedback.remove", { name: file.name })}
                onClick={() => onChange(files.filter((one) => one !== file))}
                className="grid size-11 shrink-0 place-items-center text-xl text-soft hover:text-ink"
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
