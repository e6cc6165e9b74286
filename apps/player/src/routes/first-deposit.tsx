import { DepositForm } from "../features/wallet/deposit-form.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { Link } from "../shared/routing/link.tsx";
import { useText } from "../shared/language/text.ts";

/** The first deposit of a player who has just registered: nothing else of the wallet yet. */
export function Page() {
  const t = useText("wallet");
  return (
    <Frame title={t("first.title")} narrow>
      <p className="text-soft">{t("first.text")}</p>
      <DepositForm />
      <p>
        <Link
          to="/"
          className="inline-flex min-h-11 items-center font-semibold text-violet underline underline-offset-4"
        >
          {t("first.later")}
        </Link>
      </p>
    </Frame>
  );
}
