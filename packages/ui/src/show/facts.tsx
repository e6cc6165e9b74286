import type { ReactNode } from "react";

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Classes of the list, of each fact, and of its name and value. */
  readonly look: Readonly<Record<"list" | "fact" | "name" | "value", string>>;
}

/** Names and values, one pair per line. */
export function Facts({ facts, look }: FactsProps) {
  return (
    <dl className={look.list}>
      {facts.map(([name, value]) => (
        <div key={name} className={look.fact}>
          <dt className={`text-soft ${look.name}`}>{name}</dt>
          <dd className={`min-w-0 text-end ${look.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
