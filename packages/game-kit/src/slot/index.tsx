export type { Cell, SlotLook } from "./look.ts";
export { FreeSpinPays, SymbolPays } from "./pays.tsx";
export { slotFace } from "./slot-face.tsx";
export { slotView } from "./slot-view.tsx";
