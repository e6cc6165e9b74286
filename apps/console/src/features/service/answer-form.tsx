import type { InboxConversation } from "@perya/api-client/operator";
import { useRef } from "react";
import { Button, TextArea } from "../../shared/forms/controls.tsx";
import { ChooseAnswer } from "./choose-answer.tsx";
import { useAnswer } from "./use-answer.ts";

const MAX_TEXT = 2_000;

/** Answers a player, with words, a ready answer, pictures. */
export function AnswerForm({
  conversation: { id, language, brand },
}: {
  conversation: InboxConversation;
}) {
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector("textarea")?.focus();
  const { text, write, sent, choose, empty, send, busy, fault } = useAnswer(id, focus);
  return (
    <form
      ref={form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ChooseAnswer
        brand={brand.id}
        language={language}
        onChoose={(answer) => {
          write(text.trim() === "" ? answer : `${text.trimEnd()}\n\n${answer}`);
          focus();
        }}
      />
      <TextArea
        label="Answer"
        dir="auto"
        rows={4}
        maxLength={MAX_TEXT}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
        }}
        hint="The player reads the brand's name, not yours. Control and Enter send it."
        error={fault?.message}
      />
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="file"
          aria-label="Pictures"
          accept="image/png,image/jpeg"
          multiple
          // Once they are sent the field is another, empty one.
          key={sent}
          onChange={({ target }) => choose([...(target.files ?? [])])}
          className="max-w-full text-sm file:me-3 file:min-h-9 file:rounded-lg file:border file:border-line file:bg-raised file:px-3 file:text-ink"
        />
        <Button type="submit" look="primary" busy={busy} disabled={empty} className="ms-auto">
          Send
        </Button>
      </div>
    </form>
  );
}
