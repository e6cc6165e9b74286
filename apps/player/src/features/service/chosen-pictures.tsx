import type { pictureFault } from "../../shared/pictures/picture-fault.ts";
import { useText } from "../../shared/language/text.ts";
import { FilePicture } from "./file-picture.tsx";

interface Props {
  readonly files: readonly File[];
  readonly fault: ReturnType<typeof pictureFault>;
  readonly onRemove: (file: File) => void;
}

/** The pictures of the next message, each of which can be removed again. */
export function ChosenPictures({ files, fault, onRemove }: Props) {
  const t = useText("service");
  return (
    <>
      {fault && (
        <p role="alert" className="text-sm font-medium text-coral">
          {t(`write.${fault}`)}
        </p>
      )}
      {files.length > 0 && (
        <ul aria-label={t("write.pictures")} className="flex gap-3 pt-1">
          {files.map((file, at) => (
            <li key={at} className="relative">
              <FilePicture
                file={file}
                className="size-16 rounded-xl border border-line object-cover"
              />
              <button
                type="button"
                aria-label={t("write.remove", { name: file.name })}
                onClick={() => onRemove(file)}
                className="absolute -end-2 -top-2 grid size-7 place-items-center rounded-full border border-line bg-overlay text-lg leading-none"
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
