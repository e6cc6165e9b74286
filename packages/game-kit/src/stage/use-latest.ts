import { useRef, type RefObject } from "react";

/** The value of the latest render, for timers that outlive the render they were set in. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
