export { Drawn, type Drawing } from "./drawn.tsx";
export { piecesOf } from "./pieces-of.tsx";
export { QuickSymbol } from "./quick-symbol.tsx";
export { paint } from "./paint.tsx";
export { Ribbon } from "./ribbon.tsx";
export { INK, SHINE } from "./strokes.ts";
export { Symbol } from "./symbol.tsx";
