import { Link, useParams } from "@tanstack/react-router";
import { BroadcastList } from "../features/broadcasts/broadcast-list.tsx";
import { BroadcastView } from "../features/broadcasts/broadcast-view.tsx";
import { WriteBroadcast } from "../features/broadcasts/write-broadcast.tsx";
import { buttonClass } from "../shared/forms/controls.tsx";
import { useMay } from "../shared/http/session.ts";
import { Page } from "../shared/layout/page.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";

const BACK = { to: "/messages", title: "Messages" } as const;

export function MessagesPage() {
  const may = useMay()("inbox.send");
  return (
    <Page
      title="Messages"
      actions={
        may && (
          <Link to="/messages/new" search={true} className={buttonClass("primary")}>
            Write a message
          </Link>
        )
      }
    >
      <p className="max-w-prose text-soft">
        What staff sent to players’ inboxes. Players find it in their member centre, and by e-mail
        where they asked for that.
      </p>
      <ForBrand label="Messages of">{(brand) => <BroadcastList brand={brand} />}</ForBrand>
    </Page>
  );
}

export function WriteMessagePage() {
  return (
    <Page title="Write a message" back={BACK}>
      <ForBrand label="To players of">
        {(brand) => <WriteBroadcast key={brand.id} brand={brand} />}
      </ForBrand>
    </Page>
  );
}

export function MessagePage() {
  const { id } = useParams({ from: "/messages/$id" });
  return (
    <Page title="Message" back={BACK}>
      <BroadcastView id={id} />
    </Page>
  );
}
