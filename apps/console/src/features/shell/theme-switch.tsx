import { useState } from "react";
import { Button } from "../../shared/controls.tsx";

/** Dark or light, kept on this device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(document.documentElement.dataset["theme"] ?? "dark");
  const change = () => {
    const next = theme === "dark" ? "light" : "dark";
    document.documentElement.dataset["theme"] = next;
    localStorage.setItem("perya-theme", next);
    setTheme(next);
  };
  return (
    <Button
      onClick={change}
      aria-label={`Switch to the ${theme === "dark" ? "light" : "dark"} theme`}
    >
      <span aria-hidden="true">{theme === "dark" ? "☀" : "☾"}</span>
    </Button>
  );
}
