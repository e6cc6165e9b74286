import { LoginForm } from "../features/session/login/login-form.tsx";
import { Gate } from "../features/session/gate.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Welcome back" middle>
      <Gate>
        <LoginForm />
      </Gate>
    </Frame>
  );
}
