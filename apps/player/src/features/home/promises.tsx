const PROMISES = [
  {
    title: "Sealed before you play",
    text: "We publish the fingerprint of our seed first. You add your own. Neither side can change the outcome after.",
  },
  { title: "Odds in plain words", text: "The return of every game is printed on its card and computed from the rules the game runs on." },
  { title: "Every unit accounted for", text: "Each movement has two sides and a place in a chain. The books are proven, not promised." },
] as const;

/** Why one can trust the fair. */
export function Promises() {
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      {PROMISES.map((promise) => (
        <li key={promise.title} className="grid content-start gap-2 rounded-2xl border border-line bg-raised p-4">
          <h3 className="font-display text-lg font-bold">{promise.title}</h3>
          <p className="text-soft">{promise.text}</p>
        </li>
      ))}
    </ul>
  );
}
