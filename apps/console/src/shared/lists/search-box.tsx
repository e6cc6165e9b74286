import { useState } from "react";
import { Button, Field } from "../forms/controls.tsx";

/** A search that runs on Enter or the button, so that the address holds only intended searches. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  return (
    <form
      role="search"
      className="flex max-w-md items-start gap-2 [&>div]:flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Field
        label={label}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={60}
      />
      <Button type="submit" className="mt-6">
        Search
      </Button>
    </form>
  );
}
