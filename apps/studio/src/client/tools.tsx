import { Icon, type IconName } from "./icons.tsx";
import type { useSound } from "./sound.ts";

interface ToolsProps {
  readonly sound: ReturnType<typeof useSound>;
  readonly fast: boolean;
  readonly onFast: () => void;
  readonly onSheet: (sheet: "info" | "fair") => void;
}

/** What one may set and look up at any time. */
export function Tools({ sound, fast, onFast, onSheet }: ToolsProps) {
  return (
    <div role="group" aria-label="Game" className="tools">
      <Tool label={sound.on ? "Sound off" : "Sound on"} pressed={sound.on} onClick={sound.toggle} icon={sound.on ? "soundOn" : "soundOff"} />
      <Tool label="Quick play" pressed={fast} onClick={onFast} icon="quick" />
      <Tool label="Rules and odds" onClick={() => onSheet("info")} icon="rules" />
      <Tool label="Fair play" onClick={() => onSheet("fair")} icon="fair" />
    </div>
  );
}

function Tool({ label, icon, pressed, onClick }: { label: string; icon: IconName; pressed?: boolean; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={pressed} onClick={onClick} className="tool">
      <Icon name={icon} />
    </button>
  );
}
