import { RegisterForm } from "../features/session/register-form.tsx";
import { Card, Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Join the fair" narrow>
      <Card>
        <RegisterForm />
      </Card>
    </Frame>
  );
}
