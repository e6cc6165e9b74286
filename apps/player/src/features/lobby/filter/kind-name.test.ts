import { expect, test } from "vitest";
import { createTranslator } from "use-intl/core";
import type { Text } from "../../../shared/language/text.ts";
import words from "../../../messages/ar/lobby.json" with { type: "json" };
import { kindName } from "./kind-name.ts";

test("CO-01 GB-02 a kind of games is said in the reader's language, and one that only a vendor knows in the vendor's", () => {
  const t = createTranslator({ locale: "ar", messages: words }) as unknown as Text<"lobby">;
  expect([
    kindName(t, "Slots"),
    kindName(t, "VIDEO SLOTS"),
    kindName(t, "Fortune Wheels 9"),
  ]).toEqual(["سلوت", "سلوت فيديو", "Fortune Wheels 9"]);
});
