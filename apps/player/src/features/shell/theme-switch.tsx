import { useState } from "react";
import { Icon } from "./icons.tsx";

/** Night or morning, kept on this device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(document.documentElement.dataset["theme"] ?? "dark");
  const next = theme === "dark" ? "light" : "dark";
  const change = () => {
    document.documentElement.dataset["theme"] = next;
    localStorage.setItem("perya-theme", next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      onClick={change}
      aria-label={`Switch to the ${next} theme`}
      className="grid size-11 place-items-center rounded-xl text-soft hover:text-ink"
    >
      <Icon name={theme === "dark" ? "sun" : "moon"} />
    </button>
  );
}
