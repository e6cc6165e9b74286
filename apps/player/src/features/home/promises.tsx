import { useText } from "../../shared/language/text.ts";

const PROMISES = [
  {
    name: "sealed",
    colour: "var(--coral)",
    sign: "M16 20v-5a8 8 0 0 1 16 0v5M12 20h24v18H12zM24 27v5",
  },
  {
    name: "odds",
    colour: "var(--teal)",
    sign: "M12 38V14M12 38h26M18 32v-8M25 32V18M32 32v-5",
  },
  {
    name: "books",
    colour: "var(--violet)",
    sign: "M20 28l8-8M17 25l-4 4a6 6 0 0 0 8 8l4-4M31 23l4-4a6 6 0 0 0-8-8l-4 4",
  },
] as const;

/** Why players can trust the site. */
export function Promises() {
  const t = useText("promises");
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
      {PROMISES.map((promise) => (
        <li
          key={promise.name}
          className="grid grid-cols-[3rem_1fr] content-start gap-x-4 gap-y-1 rounded-2xl border border-line bg-raised p-5"
        >
          <svg
            viewBox="0 0 48 48"
            width="48"
            height="48"
            fill="none"
            stroke={promise.colour}
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
            className="row-span-2"
          >
            <path d={promise.sign} />
          </svg>
          <h3 className="font-display text-lg font-bold">{t(`${promise.name}.title`)}</h3>
          <p className="text-soft">{t(`${promise.name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
