/** The fields of which nothing is confirmed: that is not the same as free. */
export function NotConfirmed({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">Not confirmed ({labels.length})</h3>
      <p className="max-w-prose text-soft">
        Nothing bounds these but our own rules. A product among them stays closed for real money
        until counsel has signed it off.
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {labels.map((label) => (
          <li
            key={label}
            className="rounded-full border border-dashed border-line px-2 py-0.5 text-xs text-soft"
          >
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
