import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Panel } from "../../shared/layout/page.tsx";

/** The national registers whose list is missing or old; nothing where none is. */
export function RegistersDue({ brand }: { brand: number }) {
  const may = useMay()("registers.read");
  const query = useQuery({ ...reading("/registers", { query: { brand } }), enabled: may });
  const due = (query.data?.registers ?? []).filter(({ list }) => list === null || list.isOld);
  if (due.length === 0) return null;
  return (
    <Panel title="Register lists to load">
      <ul className="grid gap-2">
        {due.map(({ name, list }) => (
          <li key={name} className="text-bulb-ink">
            <strong>{name}:</strong>{" "}
            {list
              ? "the list is old."
              : "no list is loaded, so nobody is let in where the law wants it asked."}
          </li>
        ))}
      </ul>
      <Link
        to="/registers"
        search={{ brand }}
        className="inline-flex min-h-6 items-center text-violet underline"
      >
        Load lists
      </Link>
    </Panel>
  );
}
