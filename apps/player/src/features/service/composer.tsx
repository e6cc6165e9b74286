import { useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import { Button } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { Icon } from "../../shared/pictures/icon.tsx";
import { ChosenPictures } from "./chosen-pictures.tsx";
import { useComposer } from "./use-composer.ts";

/** From here on the characters that are left are shown. */
const FEW_LEFT = 200;

/** Where the player writes. What is begun stays, also when the window is closed. */
export function Composer({ label }: { label: string }) {
  const t = useText("service");
  const { text, write, left, canSend, send: sendIt, pictures } = useComposer();
  const { files, fault, add, remove } = pictures;
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    sendIt();
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Enter also ends a word that is composed from several keys; that one sends nothing.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add([...event.clipboardData.files]);
  };
  return (
    <form
      className="grid gap-2 border-t border-line p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ChosenPictures files={files} fault={fault} onRemove={remove} />
      {left <= FEW_LEFT && (
        <p
          role="status"
          className={`text-sm tabular-nums ${left < 0 ? "font-medium text-coral" : "text-soft"}`}
        >
          {t("write.left", { left })}
        </p>
      )}
      <div className="flex items-end gap-2">
        <PictureInput onChoose={add} />
        <textarea
          ref={(area) => {
            field.current = area;
            // The dialog puts the focus here as it opens.
            area?.setAttribute("autofocus", "");
          }}
          rows={1}
          dir="auto"
          value={text}
          aria-label={label}
          placeholder={label}
          enterKeyHint="send"
          aria-invalid={left < 0 ? true : undefined}
          onChange={({ target }) => write(target.value)}
          onKeyDown={press}
          onPaste={paste}
          className="field-sizing-content max-h-36 min-h-12 min-w-0 flex-1 resize-none rounded-xl border border-edge bg-ground px-3.5 py-2.5 placeholder:text-soft hover:border-soft aria-invalid:border-coral"
        />
        <Button type="submit" look="primary" disabled={!canSend} className="min-h-12">
          {t("write.send")}
        </Button>
      </div>
    </form>
  );
}

/** The button that chooses pictures. */
function PictureInput({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const t = useText("service");
  return (
    <label
      title={t("write.add")}
      className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-xl border border-line bg-raised text-soft focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-bulb-ink hover:text-ink"
    >
      <Icon name="picture" />
      <span className="sr-only">{t("write.add")}</span>
      <input
        type="file"
        accept="image/png,image/jpeg"
        multiple
        className="sr-only"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
