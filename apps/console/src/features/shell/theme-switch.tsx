import { setTheme, useTheme } from "@perya/ui/theme";
import { Button } from "../../shared/forms/controls.tsx";

/** Dark or light, kept on this device. */
export function ThemeSwitch() {
  const theme = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  return (
    <Button onClick={() => setTheme(next)} aria-label={`Switch to the ${next} theme`}>
      <span aria-hidden="true">{theme === "dark" ? "☀" : "☾"}</span>
    </Button>
  );
}
