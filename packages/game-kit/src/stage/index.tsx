export { Bulbs, FrameBulbs } from "./bulbs.tsx";
export { CountUp } from "./count-up.tsx";
export { OddsTable } from "./odds-table.tsx";
export { useLatest } from "./use-latest.ts";
export { useBeats, type Beat } from "./use-beats.ts";
