import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Choice } from "../forms/controls.tsx";

/** So many tabs are rows and rows on a phone, which has a list to choose from instead. */
const MANY = 9;

interface Props {
  readonly label: string;
  readonly to:
    | "/settings/$part"
    | "/content/$part"
    | "/points/$part"
    | "/lottery/$part"
    | "/approvals/$part"
    | "/reconciliation/$part"
    | "/staff/$part";
  readonly parts: readonly (readonly [part: string, title: string])[];
}

/** The parts of a page, each at an address of its own. */
export function PartTabs(props: Props) {
  if (props.parts.length < MANY) return <Tabs {...props} />;
  return (
    <>
      <div className="max-md:hidden">
        <Tabs {...props} />
      </div>
      <div className="md:hidden">
        <PartChoice {...props} />
      </div>
    </>
  );
}

function PartChoice({ label, to, parts }: Props) {
  const { part } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <Choice
      label={label}
      value={part ?? parts[0]?.[0]}
      onChange={({ target: { value } }) =>
        void navigate({ to, params: { part: value }, search: true })
      }
    >
      {parts.map(([name, title]) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </Choice>
  );
}

function Tabs({ label, to, parts }: Props) {
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
