import { AuthenticatorCard } from "../features/session/authenticator/authenticator-card.tsx";
import { ContactsCard } from "../features/session/contacts/contacts-card.tsx";
import { PasskeysCard } from "../features/session/passkeys/passkeys-card.tsx";
import { PaymentCard } from "../features/session/payment/payment-card.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("security");
  return (
    <Frame title={t("title")} narrow back={{ to: "/member/securityCenter", title: t("account") }}>
      <ContactsCard />
      <PaymentCard />
      <PasskeysCard />
      <AuthenticatorCard />
    </Frame>
  );
}
