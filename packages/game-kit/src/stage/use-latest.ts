import { useRef, type RefObject } from "react";

/** A value as it was at the last render, for timers that outlive theirs. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
