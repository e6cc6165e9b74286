import { RegisterForm } from "../features/session/register/register-form.tsx";
import { Gate } from "../features/session/gate.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Join the fair" middle back={{ to: "/", title: "Home" }}>
      <Gate>
        <RegisterForm />
      </Gate>
    </Frame>
  );
}
