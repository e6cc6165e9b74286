/** Classes of one of several choices. */
export function pillClass(on: boolean): string {
  const look = on
    ? "border-transparent bg-bulb text-on-bulb"
    : "border-edge bg-raised text-ink hover:border-soft";
  return `inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold ${look}`;
}
