import { setTheme, useTheme } from "../../shared/theme.ts";
import { Icon } from "./icons.tsx";
import { useText } from "../../shared/text.ts";

/** Night or morning, kept on this device. */
export function ThemeSwitch() {
  const t = useText("shell");
  const theme = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  return (
    <button
      type="button"
      onClick={() => setTheme(next)}
      aria-label={t(`theme.${next}`)}
      className="grid size-11 place-items-center rounded-xl text-soft hover:text-ink"
    >
      <Icon name={theme === "dark" ? "sun" : "moon"} />
    </button>
  );
}
