import { Link } from "@tanstack/react-router";

interface Props {
  readonly label: string;
  readonly to:
    | "/settings/$part"
    | "/content/$part"
    | "/lottery/$part"
    | "/approvals/$part"
    | "/reconciliation/$part"
    | "/staff/$part";
  readonly parts: readonly (readonly [part: string, title: string])[];
}

/** The parts of a page, each at an address of its own. */
export function PartTabs({ label, to, parts }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1 border-b border-line">
      {parts.map(([part, title]) => (
        <Link
          key={part}
          to={to}
          params={{ part }}
          search={true}
          className="-mb-px min-h-9 rounded-t-lg border-b-2 border-transparent px-3 py-2 text-soft hover:text-ink aria-[current=page]:border-bulb aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
