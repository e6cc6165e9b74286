import { useText } from "../../shared/language/text.ts";
import { Bubble } from "./bubble.tsx";
import { FilePicture } from "./file-picture.tsx";
import { discard, retry, type Pending } from "./outbox.ts";

const ACTION =
  "inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4";

/** A message on its way, and what to do when it does not arrive. */
export function PendingLine({
  message: { key, text, files, fault, refused },
}: {
  message: Pending;
}) {
  const t = useText("service");
  return (
    <Bubble
      own
      who={t("you")}
      text={text}
      pictures={files.map((file, at) => (
        <FilePicture key={at} file={file} className="max-h-48 max-w-full rounded-xl" />
      ))}
    >
      {fault === undefined ? (
        t("sending")
      ) : (
        <span role="alert" className="grid justify-items-end gap-1">
          <span className="text-coral">
            {t("notSent")} {fault}
          </span>
          <span className="flex flex-wrap gap-x-3">
            {!refused && (
              <button type="button" onClick={retry} className={ACTION}>
                {t("again")}
              </button>
            )}
            <button type="button" onClick={() => discard(key)} className={ACTION}>
              {t("discard")}
            </button>
          </span>
        </span>
      )}
    </Bubble>
  );
}
