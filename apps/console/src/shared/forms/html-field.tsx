import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button, TextArea } from "./controls.tsx";
import { wrapped, type Mark } from "./wrapped.ts";

const MARKS: readonly (readonly [mark: Mark, words: string])[] = [
  ["p", "Paragraph"],
  ["h3", "Heading"],
  ["strong", "Bold"],
  ["em", "Italic"],
  ["ul", "List"],
  ["a", "Link"],
];
const LONGEST = 50_000;

/** An HTML field with buttons that wrap the selection. */
export function HtmlField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const area = useRef<HTMLDivElement>(null);
  const put = (mark: Mark) => {
    const text = area.current?.querySelector("textarea");
    if (!text) return;
    const next = wrapped(value, text.selectionStart, text.selectionEnd, mark);
    // Flushed synchronously: earlier the selection would be lost with the old value, later letters
    // typed meanwhile would land elsewhere.
    flushSync(() => onChange(next.value));
    text.focus();
    text.setSelectionRange(next.from, next.to);
  };
  return (
    <div ref={area} className="grid gap-2">
      <TextArea
        label="Text"
        rows={12}
        value={value}
        maxLength={LONGEST}
        spellCheck
        onChange={({ target }) => onChange(target.value)}
        error={error}
        hint={
          "HTML: text, headings, lists, tables and links. Anything else is removed on saving; " +
          "the preview shows what remains."
        }
      />
      <div
        role="toolbar"
        aria-label="Format the selection"
        className="order-first flex flex-wrap gap-1"
      >
        {MARKS.map(([mark, words]) => (
          <Button key={mark} onClick={() => put(mark)}>
            {words}
          </Button>
        ))}
      </div>
    </div>
  );
}
