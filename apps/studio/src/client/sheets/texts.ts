import coral from "../../../../../games/coral-cascade/game.md?raw";
import halo from "../../../../../games/halo-halo-drop/game.md?raw";
import harbor from "../../../../../games/harbor-lanterns/game.md?raw";
import mango from "../../../../../games/mango-mines/game.md?raw";
import thunder from "../../../../../games/thunder-orchard/game.md?raw";

/** What each game says of itself. */
export const TEXTS: Readonly<Record<string, string>> = {
  "coral-cascade": coral,
  "halo-halo-drop": halo,
  "harbor-lanterns": harbor,
  "mango-mines": mango,
  "thunder-orchard": thunder,
};
