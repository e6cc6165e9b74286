import type { AccountMovement } from "@perya/api-client/player";
import type { SignName } from "../../shared/pictures/sign.tsx";
import { textOf } from "../../shared/language/text.ts";

interface Movement {
  readonly title: string;
  readonly sign: SignName;
}

const SIGNS: Readonly<Record<AccountMovement["kind"], SignName>> = {
  bet: "out",
  win: "in",
  rollback: "back",
  deposit: "in",
  credit: "in",
  debit: "out",
  reverse: "out",
  adjust: "both",
  hold: "out",
  release: "back",
  "transfer-out": "out",
  "transfer-in": "in",
  collect: "out",
};

/** The kinds there are, in the order they are offered. */
export const MOVEMENTS = Object.keys(SIGNS) as readonly AccountMovement["kind"][];

/**
 * The kind of a movement in the player's language, with an icon. A vendor's own term stays as it
 * is.
 */
export function movementOf(kind: string): Movement {
  const t = textOf("records");
  if (!Object.hasOwn(SIGNS, kind)) return { title: kind, sign: "other" };
  const known = kind as AccountMovement["kind"];
  return { title: t(`movement.${known}`), sign: SIGNS[known] };
}
