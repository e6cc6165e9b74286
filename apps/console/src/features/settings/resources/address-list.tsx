import { useState } from "react";
import { TextArea } from "../../../shared/forms/controls.tsx";

interface Props {
  readonly label: string;
  readonly addresses: readonly string[];
  readonly onChange: (addresses: string[]) => void;
  readonly errorAt: (at: number) => string | undefined;
}

/** Addresses, one on each line. */
export function AddressList({ label, addresses, onChange, errorAt }: Props) {
  const [text, setText] = useState(addresses.join("\n"));
  // Typed text is kept as typed while its meaning is unchanged, so that a new line can be started.
  const shown = linesOf(text).join() === addresses.join() ? text : addresses.join("\n");
  const bad = addresses.findIndex((_address, at) => errorAt(at) !== undefined);
  return (
    <TextArea
      label={label}
      value={shown}
      placeholder="https://"
      spellCheck={false}
      onChange={({ target }) => {
        setText(target.value);
        onChange(linesOf(target.value));
      }}
      error={
        bad >= 0 ? `Line ${bad + 1} is not an address such as https://cdn.example.com` : undefined
      }
      hint="One per line; one of them is picked at random."
    />
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
