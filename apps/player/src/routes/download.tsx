import { Ways } from "../features/download/ways.tsx";
import { Banner } from "../shared/banner.tsx";
import { buttonClass } from "../shared/controls.tsx";
import { Page as Frame } from "../shared/page.tsx";
import { useText } from "../shared/text.ts";
import { Link } from "../shared/routing/link.tsx";

export function Page() {
  const t = useText("download");
  return (
    <>
      <Banner place="w_down" />
      <Frame title={t("title")} middle>
        <p className="text-soft">{t("about")}</p>
        <Ways />
        <Link to="/" className={`${buttonClass("plain")} justify-self-start`}>
          {t("open")}
        </Link>
      </Frame>
    </>
  );
}
