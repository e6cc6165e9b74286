import { LoginForm } from "../features/session/login-form.tsx";
import { Card, Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Welcome back" narrow>
      <Card>
        <LoginForm />
      </Card>
    </Frame>
  );
}
