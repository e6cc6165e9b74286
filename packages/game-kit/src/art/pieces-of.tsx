import { QuickSymbol } from "./quick-symbol.tsx";

/** Draws a game's own symbols in turns, for what is thrown into the air at a party. */
export function piecesOf(symbols: readonly string[]) {
  return function Piece({ at }: { readonly at: number }) {
    return <QuickSymbol name={symbols[at % symbols.length] ?? ""} className="size-full" />;
  };
}
