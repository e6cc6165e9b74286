import { Guide } from "../features/download/guide.tsx";
import { buttonClass } from "../shared/forms/controls.tsx";
import { Card, Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";
import { Link } from "../shared/routing/link.tsx";

export function Page() {
  const t = useText("download");
  return (
    <Frame title={t("title")} middle>
      <p className="text-soft">{t("about")}</p>
      <Card>
        <Guide codeSize={100} />
      </Card>
      <Link to="/" className={`${buttonClass("plain")} justify-self-start`}>
        {t("open")}
      </Link>
    </Frame>
  );
}
