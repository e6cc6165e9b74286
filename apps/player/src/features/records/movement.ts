import type { AccountMovement } from "@perya/api-client/player";
import type { SignName } from "../../shared/sign.tsx";
import { textOf } from "../../shared/text.ts";

interface Movement {
  readonly title: string;
  readonly sign: SignName;
}

const SIGNS: Readonly<Record<AccountMovement["kind"], SignName>> = {
  bet: "out",
  win: "in",
  rollback: "back",
  deposit: "in",
  adjust: "both",
  hold: "out",
  release: "back",
  "transfer-out": "out",
  "transfer-in": "in",
  collect: "out",
};

/** What moved a player's money, in their words, and a sign for it. A vendor's own word for a round's step stays as it is. */
export function movementOf(kind: string): Movement {
  const t = textOf("records");
  if (!Object.hasOwn(SIGNS, kind)) return { title: kind, sign: "other" };
  const known = kind as AccountMovement["kind"];
  return { title: t(`movement.${known}`), sign: SIGNS[known] };
}
