import { useState } from "react";
import { call } from "../../shared/http/api.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { RemarkField, useRemarkFault } from "../../shared/forms/remark-field.tsx";
import { useText } from "../../shared/language/text.ts";
import { useSubmit } from "../../shared/forms/use-submit.ts";
import { PictureField } from "../../shared/pictures/picture-field.tsx";

/** Feedback to the house, with optional pictures. */
export function FeedbackForm({ onDone }: { onDone: () => void }) {
  const t = useText("recover");
  const faultOf = useRemarkFault();
  const [content, setContent] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const { submit, watch, faults, busy } = useSubmit(
    async () => {
      const fault = faultOf(content);
      if (fault !== undefined) return { content: fault };
      const body = new FormData();
      body.append("content", content);
      for (const file of files) body.append("images", file);
      await call("PUT", "/feedback", { body });
      onDone();
      return undefined;
    },
    { FEEDBACK_LENGTH: "content" },
  );
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <RemarkField
        name="content"
        label={t("feedback.content")}
        value={content}
        onChange={setContent}
        error={faults["content"]}
      />
      <PictureField files={files} onChange={setFiles} />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        {t("feedback.send")}
      </Button>
    </form>
  );
}
