import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { RemarkField, useRemarkFault } from "../../shared/forms/remark-field.tsx";
import { useSubmit } from "../../shared/forms/use-submit.ts";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { PictureField } from "../../shared/pictures/picture-field.tsx";

/** Applies for a promotion that staff decide on, with a remark and pictures. */
export function ApplicationForm({ id, again }: { id: string; again: boolean }) {
  const t = useText("promotions");
  const queries = useQueryClient();
  const faultOf = useRemarkFault();
  const [remark, setRemark] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const { submit, watch, faults, busy } = useSubmit(
    async () => {
      const fault = faultOf(remark);
      if (fault !== undefined) return { remark: fault };
      const body = new FormData();
      body.append("remark", remark);
      for (const file of files) body.append("images", file);
      await call("POST", "/promotions/{id}/apply", { path: { id }, body });
      await queries.invalidateQueries();
      return undefined;
    },
    { REMARK_LENGTH: "remark" },
  );
  return (
    <Card>
      <form onSubmit={submit} {...watch} className="grid gap-4">
        <h2 className="font-display text-xl font-bold">
          {t(again ? "apply.again" : "apply.title")}
        </h2>
        <p className="text-soft">{t("apply.about")}</p>
        <RemarkField
          name="remark"
          label={t("apply.remark")}
          value={remark}
          onChange={setRemark}
          error={faults["remark"]}
        />
        <PictureField files={files} onChange={setFiles} />
        {faults["form"] && <Alert>{faults["form"]}</Alert>}
        <div>
          <Button type="submit" look="primary" busy={busy}>
            {t("apply.send")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
