import { go } from "./go.ts";
import { overHere } from "./over.ts";

/** Goes back to the page below, however far one has gone over it. */
export function closeOver(): void {
  const over = overHere();
  if (over && over.depth > 0) history.go(-over.depth);
  else void go(over?.under ?? "/", { replace: true });
}
