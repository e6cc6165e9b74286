import type { Referral } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { useCopy } from "@perya/ui/controls";
import { QrCode } from "@perya/ui/qr-code";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useBrand } from "../../shared/brand/brand.ts";
import { useOnDevice } from "../../shared/device/use-on-device.ts";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";

const COPIED_MS = 2_500;

type OwnLinkProps = Pick<Referral, "code" | "link"> & {
  readonly reward: Referral["terms"]["reward"];
};

/** The player's link, to be copied, shared or scanned; made once they ask for it. */
export function OwnLink({ code, link, reward }: OwnLinkProps) {
  const t = useText("referral");
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: () => call("POST", "/referral/code"),
    onSuccess: (made) => queries.setQueryData(reading("/referral").queryKey, made),
  });
  return (
    <Card>
      <h2 className="font-display text-2xl leading-tight font-bold">{t("title")}</h2>
      <p className="max-w-prose text-soft">
        {t("about", { reward: formatMoney(fromWire(reward)) })}
      </p>
      {link === null || code === null ? (
        <>
          {make.error && <Alert>{faultWords(make.error)}</Alert>}
          <Button
            look="primary"
            className="justify-self-start"
            busy={make.isPending}
            onClick={() => make.mutate()}
          >
            {t("make")}
          </Button>
        </>
      ) : (
        <Shown code={code} link={link} />
      )}
    </Card>
  );
}

function Shown({ code, link }: { code: string; link: string }) {
  const t = useText("referral");
  const { name } = useBrand();
  const { copied, copy } = useCopy(COPIED_MS);
  const canShare = useOnDevice() && "share" in navigator;
  const share = async () => {
    try {
      await navigator.share({ title: name, text: t("shareText", { brand: name }), url: link });
    } catch {
      // The player has closed the list of apps: the link can still be copied.
    }
  };
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[1fr_auto]">
      <div className="grid gap-4">
        <p className="grid gap-1">
          <span className="text-sm text-soft">{t("link")}</span>
          <bdi
            dir="ltr"
            className="rounded-xl border border-line bg-ground px-3.5 py-3 break-all select-all"
          >
            {link}
          </bdi>
        </p>
        <p className="grid gap-1">
          <span className="text-sm text-soft">{t("code")}</span>
          <bdi dir="ltr" className="font-mono text-lg font-semibold select-all">
            {code}
          </bdi>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={() => void copy(link)}>
            {t(copied ? "copied" : "copy")}
          </Button>
          {canShare && <Button onClick={() => void share()}>{t("share")}</Button>}
        </div>
      </div>
      <QrCode text={link} size={180} label={t("qr")} className="justify-self-center" />
    </div>
  );
}
