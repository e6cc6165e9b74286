import { sayRefusals } from "./fault-words.ts";
import { textOf, type Key } from "../language/text.ts";

const t = textOf("refusals");

sayRefusals((code) => {
  const key = code as Key<"refusals">;
  return t.has(key) ? t(key) : undefined;
});
