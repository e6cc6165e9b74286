import { hears, type Listener } from "../../facts/index.ts";
import { levelReached, personChanged, playerById } from "../../players/index.ts";
import { selectAnswers } from "./answers.store.ts";
import { askRegister } from "./ask-register.ts";

/** Who says another name, birth date or number of themselves is asked for by these. */
export const hearsOfPersons: readonly Listener[] = [personChanged, levelReached].map((changed) =>
  hears(changed, "registers are asked again", async (tx, { player }, platform) => {
    const known = await selectAnswers(tx, player);
    const found = known.length === 0 ? undefined : await playerById(tx, player);
    if (!found) return;
    const { brandId } = found;
    for (const { register } of known)
      await askRegister(platform, tx, player, { brandId, register }, "PERSON_CHANGED");
  }),
);
