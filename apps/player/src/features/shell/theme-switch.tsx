import { setTheme, useTheme } from "../../shared/theme.ts";
import { Icon } from "./icons.tsx";

/** Night or morning, kept on this device. */
export function ThemeSwitch() {
  const theme = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  return (
    <button
      type="button"
      onClick={() => setTheme(next)}
      aria-label={`Switch to the ${next} theme`}
      className="grid size-11 place-items-center rounded-xl text-soft hover:text-ink"
    >
      <Icon name={theme === "dark" ? "sun" : "moon"} />
    </button>
  );
}
