import type { Rule } from "./compile.ts";
import type { Folded } from "./fold.ts";
import { ruleOf } from "./profile.ts";

/** When a brand's profiles want a national register to be asked. */
interface RegisterMoments {
  readonly signUp: boolean;
  /** At every sign-in, or at the first of the brand's day. */
  readonly signIn: "each" | "first of day" | "never";
  /** Before money comes in, and before it is played with. */
  readonly play: boolean;
  readonly advertising: boolean;
  /** A player is asked for again after so many days; undefined for no such rule. */
  readonly everyDays: number | undefined;
}

/** The national registers that a brand's profiles name, and when they want them asked. */
export interface RegisterLaw extends Rule {
  /** At least one. */
  readonly names: readonly string[];
  readonly moments: RegisterMoments;
}

/** What profiles say of registers; undefined where they name none. */
export function registerLawIn(folded: Folded): RegisterLaw | undefined {
  const named = folded.get("exclusion.register");
  if (!named) return undefined;
  const [first] = named.of;
  const asked = (folded.get("exclusion.checkAt")?.value ?? []) as readonly string[];
  const days = asked.flatMap((moment) => {
    const every = /^every(\d+)Days$/.exec(moment)?.[1];
    return every === undefined ? [] : [Number(every)];
  });
  return {
    rule: ruleOf(first.code, "exclusion.register"),
    version: first.version,
    names: named.value as readonly string[],
    moments: {
      signUp: asked.includes("signup"),
      signIn: asked.includes("login")
        ? "each"
        : asked.includes("firstLoginOfDay")
          ? "first of day"
          : "never",
      play: asked.includes("play") || asked.includes("deposit"),
      advertising: asked.includes("marketing"),
      everyDays: days.length === 0 ? undefined : Math.min(...days),
    },
  };
}
