import { Icon } from "../../shared/pictures/icon.tsx";
import { useText } from "../../shared/language/text.ts";
import { setTheme, useTheme } from "@perya/ui/theme";
import { TOOL } from "./tool.ts";

/** Night or morning, kept on this device. */
export function ThemeSwitch({ className = "" }: { className?: string }) {
  const t = useText("shell");
  const theme = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  const words = t(`theme.${next}`);
  return (
    <button
      type="button"
      onClick={() => setTheme(next)}
      aria-label={words}
      title={words}
      className={`${TOOL} ${className}`}
    >
      <Icon name={theme === "dark" ? "sun" : "moon"} />
    </button>
  );
}
