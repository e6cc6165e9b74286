import { ANYTHING, complaintAbout, isPatternName } from "@perya/patterns";
import { useState } from "react";
import { Field } from "../../../shared/forms/controls.tsx";
import { Check } from "../../../shared/format/show.tsx";
import { ownPatternsOf } from "./own-slots.ts";
import { PATTERN_WORDS } from "./pattern-words.ts";
import type { FieldRule, Settings } from "../settings.ts";

/**
 * Tests a text against a rule as it is in the form, saved or not: by the same check as the site's
 * and the server's.
 */
export function TryOut({
  rule,
  own,
}: {
  rule: FieldRule;
  own: Settings["register"]["ownPatterns"];
}) {
  const { acceptedPattern } = rule;
  const [text, setText] = useState(
    isPatternName(acceptedPattern) ? PATTERN_WORDS[acceptedPattern].example : "",
  );
  const complaint =
    text === "" ? undefined : complaintAbout(text, rule, rule.required, ownPatternsOf(own));
  return (
    <div className="grid items-end gap-x-3 gap-y-1 sm:grid-cols-[1fr_12.75rem]">
      <Field
        label="Try a text"
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={600}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className="min-h-6 text-xs sm:pb-2">
        {text !== "" && (
          <Check green={complaint === undefined}>
            {complaint === undefined ? "It is accepted." : refusalOf(text, rule)}
          </Check>
        )}
      </p>
    </div>
  );
}

function refusalOf(text: string, { acceptedPattern, minLength, maxLength }: FieldRule): string {
  const length = Array.from(text.normalize("NFC")).length;
  if (acceptedPattern !== ANYTHING && length < minLength)
    return `${length} of at least ${minLength} characters.`;
  if (acceptedPattern !== ANYTHING && length > maxLength)
    return `${length} of at most ${maxLength} characters.`;
  return "It does not match the pattern.";
}
