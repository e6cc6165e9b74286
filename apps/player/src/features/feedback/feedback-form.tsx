import { useState } from "react";
import { call } from "../../shared/http/api.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { useSubmit } from "../../shared/forms/use-submit.ts";
import { PictureField } from "../../shared/pictures/picture-field.tsx";

const MAX = 140;

/** Feedback to the house, with optional pictures. */
export function FeedbackForm({ onDone }: { onDone: () => void }) {
  const t = useText("recover");
  const [content, setContent] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const length = Array.from(content.trim().normalize("NFC")).length;
  const { submit, watch, faults, busy } = useSubmit(
    async () => {
      if (length < 1 || length > MAX) return { content: t("feedback.over", { min: 1, max: MAX }) };
      const body = new FormData();
      body.append("content", content);
      for (const file of files) body.append("images", file);
      await call("PUT", "/feedback", { body });
      onDone();
      return undefined;
    },
    { FEEDBACK_LENGTH: "content" },
  );
  const fault = length > MAX ? t("feedback.over", { min: 1, max: MAX }) : faults["content"];
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <div className="grid gap-1.5">
        <label htmlFor="feedback-content" className="text-sm font-semibold">
          {t("feedback.content")}
        </label>
        <textarea
          id="feedback-content"
          name="content"
          rows={4}
          value={content}
          onChange={({ target }) => setContent(target.value)}
          aria-invalid={fault ? true : undefined}
          aria-describedby="feedback-about"
          className="w-full rounded-xl border border-edge bg-ground p-3.5 hover:border-soft aria-invalid:border-coral"
        />
        <p
          id="feedback-about"
          className={`flex flex-wrap justify-between gap-x-4 text-sm ${fault ? "font-medium text-coral" : "text-soft"}`}
        >
          <span>{fault}</span>
          <span className="tabular-nums">
            {t("feedback.left", { left: MAX - length, max: MAX })}
          </span>
        </p>
      </div>
      <PictureField files={files} onChange={setFiles} />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        {t("feedback.send")}
      </Button>
    </form>
  );
}
