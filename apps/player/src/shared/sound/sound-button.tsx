import { useText } from "../language/text.ts";
import { playSound, setSound, useSound } from "./sound.ts";

const SPEAKER = "M4 9.5v5h3.5l4.5 4v-13l-4.5 4z";
const WAVES = "M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11";
const CROSS = "M16 9.5l5 5m0-5-5 5";

/** Switches the site's sounds on and off. The tick shows that they are. */
export function SoundButton() {
  const t = useText("slip");
  const on = useSound();
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t("result.sound")}
      title={t("result.sound")}
      onClick={() => {
        setSound(!on);
        playSound("tick");
      }}
      className="grid size-11 shrink-0 place-items-center rounded-xl text-soft hover:bg-overlay hover:text-ink"
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={SPEAKER} fill="currentColor" />
        <path d={on ? WAVES : CROSS} />
      </svg>
    </button>
  );
}
