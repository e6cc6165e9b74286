import { useId } from "react";
import { useText } from "../../shared/language/text.ts";
import { FILE_TYPES } from "./file-fault.ts";

interface Props {
  readonly files: readonly File[];
  /** Taken by the camera that looks at the player. */
  readonly selfie: boolean;
  readonly fault: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (files: readonly File[]) => void;
}

const LOOK =
  "grid min-h-14 cursor-pointer place-items-center rounded-xl border-2 border-dashed border-edge bg-ground px-4 py-3 text-center font-semibold hover:border-bulb has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bulb-ink";

/** Chooses the files of a document: by the camera of a phone, or from the device. */
export function ChooseFiles({ files, selfie, fault, disabled, onChange }: Props) {
  const t = useText("documents");
  const id = useId();
  const add = (input: HTMLInputElement) => {
    onChange([...files, ...(input.files ?? [])]);
    // The same file may be chosen again.
    input.value = "";
  };
  return (
    <fieldset disabled={disabled} aria-describedby={`${id}-hint`} className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{t("file.label")}</legend>
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {/* Only a phone has a camera that a page can open this way. */}
        <label className={`${LOOK} not-pointer-coarse:hidden`}>
          {t("file.camera")}
          <input
            type="file"
            accept="image/jpeg,image/png"
            capture={selfie ? "user" : "environment"}
            className="sr-only"
            onChange={({ currentTarget }) => add(currentTarget)}
          />
        </label>
        <label className={LOOK}>
          {t("file.choose")}
          <input
            type="file"
            accept={FILE_TYPES.join(",")}
            multiple
            className="sr-only"
            aria-invalid={fault !== undefined || undefined}
            onChange={({ currentTarget }) => add(currentTarget)}
          />
        </label>
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {t("file.hint")}
      </p>
      {files.length > 0 && (
        <ul aria-label={t("file.chosen")} className="grid divide-y divide-line">
          {files.map((file, at) => (
            <li key={at} className="flex items-center justify-between gap-3 py-1">
              <bdi className="min-w-0 truncate">{file.name}</bdi>
              <button
                type="button"
                aria-label={t("file.remove", { name: file.name })}
                onClick={() => onChange(files.filter((_, place) => place !== at))}
                className="grid size-11 shrink-0 place-items-center rounded-xl text-2xl leading-none text-soft hover:text-ink"
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {fault && (
        <p role="alert" className="text-sm font-medium text-coral">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
