import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { lawInForce } from "../versions/law-in-force.ts";

/** From which age a brand's players may register and play: its own and its profiles'. */
export async function minimumAgeOf(
  platform: Platform,
  { id, minimumAge }: Pick<Brand, "id" | "minimumAge">,
): Promise<number> {
  const { compiled } = await lawInForce(platform, id);
  return Math.max(minimumAge, compiled.age?.value ?? 0);
}
