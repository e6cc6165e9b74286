import { Button } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { requireTask } from "../../shared/session/sign-in-tasks.ts";

/** The way of a trial account to one that collects points. */
export function SignUp() {
  const t = useText("points");
  return (
    <Button look="primary" onClick={() => requireTask("real-account")}>
      {t("signUp")}
    </Button>
  );
}
