import { IconButton } from "./icon-button.tsx";
import { goToLobby, isFramed } from "./parent.ts";

export type SheetName = "info" | "fair" | "history" | "auto" | "stake";

interface HeaderProps {
  readonly name: string;
  readonly sound: { readonly on: boolean; toggle(): void };
  readonly onSheet: (sheet: SheetName) => void;
}

/**
 * The game's title, and everything that is not playing. A page around the frame has a way out of
 * its own.
 */
export function Header({ name, sound, onSheet }: HeaderProps) {
  return (
    <>
      <div className="cabinet-home">
        {!isFramed && <IconButton label="Back to the lobby" icon="home" onClick={goToLobby} />}
        <IconButton
          label="Sound"
          icon={sound.on ? "soundOn" : "soundOff"}
          pressed={sound.on}
          onClick={sound.toggle}
        />
      </div>
      <h1 className="cabinet-name">{name}</h1>
      <div className="cabinet-tools">
        <IconButton label="Pays and rules" icon="pays" onClick={() => onSheet("info")} />
        <IconButton label="Your rounds" icon="rounds" onClick={() => onSheet("history")} />
        <IconButton label="Fair play" icon="fair" onClick={() => onSheet("fair")} />
      </div>
    </>
  );
}
