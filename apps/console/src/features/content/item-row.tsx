import type { ContentItem } from "@perya/api-client/operator";
import { languageOf } from "@perya/languages";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { PlaceControls } from "../../shared/forms/place-controls.tsx";
import { Status, Time } from "../../shared/format/show.tsx";
import { Table, type Column } from "../../shared/lists/table.tsx";
import { stateOf, WORDS, type Part } from "./content.ts";

interface Props {
  /** Of a place of banners; empty where a kind has one row. */
  readonly title: string;
  readonly items: readonly ContentItem[];
  readonly part: Part;
  readonly mayChange: boolean;
}

/** Items that stand in one row on the site, in their order. */
export function ItemRow({ title, items, part, mayChange }: Props) {
  const [now] = useState(() => Date.now());
  const columns = columnsOf({ items, part, mayChange, now });
  return (
    <section className="grid gap-2">
      {title !== "" && <h2 className="font-semibold">{title}</h2>}
      {items.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line p-4 text-soft">
          No banners here. A page without one shows a default banner.
        </p>
      ) : (
        <Table
          level
          caption={title || WORDS[part].about}
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
        />
      )}
    </section>
  );
}

function columnsOf({
  items,
  part,
  mayChange,
  now,
}: Omit<Props, "title"> & { now: number }): Column<ContentItem>[] {
  const order: Column<ContentItem> = {
    title: "Place",
    cell: (item) => {
      const place = items.indexOf(item) + 1;
      const move = (to: number) =>
        call("POST", "/content/{id}/move", { path: { id: item.id }, body: { place: to } });
      return mayChange ? (
        <PlaceControls name={item.title} place={place} of={items.length} move={move} />
      ) : (
        place
      );
    },
  };
  const picture: Column<ContentItem> = {
    title: "Picture",
    cell: ({ url }) => (
      <img
        src={url}
        alt=""
        width="96"
        height="48"
        loading="lazy"
        className="h-12 w-24 rounded-lg bg-overlay object-cover"
      />
    ),
  };
  const words: Column<ContentItem>[] = [
    { title: "Title", cell: (item) => <Title item={item} part={part} /> },
    { title: "Languages", cell: (item) => <Languages item={item} /> },
    { title: "State", cell: (item) => <Status name={stateOf(item, now)} /> },
    { title: "Shown", cell: (item) => <Window item={item} /> },
    { title: "Changed", cell: ({ changedAt }) => <Time at={changedAt} /> },
  ];
  const remove: Column<ContentItem> = {
    title: "Change",
    cell: (item) => <Remove item={item} one={WORDS[part].one} />,
  };
  return [
    order,
    ...(part === "banners" ? [picture] : []),
    ...words,
    ...(mayChange ? [remove] : []),
  ];
}

function Languages({ item: { language, translations } }: { item: ContentItem }) {
  const names = [language, ...Object.keys(translations)].map((code) => languageOf(code).name);
  return <bdi>{names.join(", ")}</bdi>;
}

function Title({ item: { id, title, language }, part }: { item: ContentItem; part: Part }) {
  return (
    <Link
      to="/content/$part/$id"
      params={{ part, id }}
      search={true}
      className="-my-1 inline-flex min-h-9 items-center font-medium text-violet underline-offset-4 hover:underline"
    >
      <bdi lang={languageOf(language).tag}>{title}</bdi>
    </Link>
  );
}

function Window({ item: { startsAt, endsAt } }: { item: ContentItem }) {
  if (startsAt === null && endsAt === null) return <span className="text-soft">always</span>;
  return (
    <span className="grid">
      {startsAt !== null && (
        <span>
          from <Time at={startsAt} />
        </span>
      )}
      {endsAt !== null && (
        <span>
          until <Time at={endsAt} />
        </span>
      )}
    </span>
  );
}

function Remove({ item: { id, title, version }, one }: { item: ContentItem; one: string }) {
  return (
    <Confirm
      action="Remove"
      look="danger"
      title={`Remove “${title}”?`}
      about={
        `Visitors will no longer see this ${one}, and it can't be restored. ` +
        "To hide it for a while, switch off “Shown to players” instead."
      }
      send={() => call("DELETE", "/content/{id}", { path: { id }, query: { version } })}
      done="Removed."
    />
  );
}
