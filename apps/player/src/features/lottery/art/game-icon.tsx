import { Picture } from "../../../shared/pictures/picture.tsx";

interface GameIconProps {
  readonly game: { readonly webIconUrl: string };
  readonly size?: number;
}

/** The picture of a lottery as a square sign. Decoration: its name is beside it. */
export function GameIcon({ game, size = 56 }: GameIconProps) {
  return (
    <Picture
      src={game.webIconUrl}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className="aspect-square shrink-0 rounded-2xl bg-overlay object-cover"
    />
  );
}
