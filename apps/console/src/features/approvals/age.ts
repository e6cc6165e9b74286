const STEPS = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
] as const;

/** How long something has been waiting, in the largest unit that is not a fraction. */
export function ageOf(since: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  const [size, unit] = STEPS.find(([least]) => seconds >= least) ?? [1, "second"];
  const count = Math.floor(seconds / size);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
