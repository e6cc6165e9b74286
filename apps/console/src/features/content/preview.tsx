import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState, type ReactNode } from "react";
import { languageOf } from "@perya/languages";
import { RichText } from "@perya/ui/show";
import { call } from "../../shared/http/api.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { SeenPicture } from "../../shared/format/seen-picture.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Status } from "../../shared/format/show.tsx";
import { stateOf, type Draft, type Part } from "./content.ts";

/** An item as players will see it, while it is being written. */
export function Preview({ part, draft }: { part: Part; draft: Draft }) {
  const [now] = useState(() => Date.now());
  return (
    <div className="xl:sticky xl:top-4">
      <Panel title="As players see it" actions={<Status name={stateOf(draft, now)} />}>
        {part === "banners" ? <BannerPreview draft={draft} /> : <TextPreview draft={draft} />}
      </Panel>
    </div>
  );
}

function BannerPreview({ draft: { url, title, link, groupName } }: { draft: Draft }) {
  // Home shows four beside each other; every other page one as wide as itself, less flat on a
  // phone.
  const home = groupName === "w_home";
  return (
    <div className="grid gap-4">
      <Shown title={home ? "Home, one of four" : "Desktop"}>
        <Picture
          url={url}
          title={title}
          shape={home ? "aspect-[2/1] max-w-72 rounded-2xl" : "aspect-[7/1]"}
        />
      </Shown>
      <Shown title="Phone">
        <Picture
          url={url}
          title={title}
          shape={home ? "aspect-[2/1] max-w-80 rounded-2xl" : "aspect-[4/1] max-w-96"}
        />
      </Shown>
      <p className="text-soft">
        {link === ""
          ? "It has no link."
          : link.startsWith("/")
            ? "It links to a page of this site: "
            : "It opens another site in a new tab: "}
        {link !== "" && <code className="wrap-anywhere">{link}</code>}
      </p>
    </div>
  );
}

function Shown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-xs text-soft">{title}</figcaption>
      {children}
    </figure>
  );
}

function Picture({ url, title, shape }: { url: string; title: string; shape: string }) {
  return (
    <SeenPicture
      url={url}
      alt={title}
      shape={`${shape} w-full border border-line`}
      none="No picture yet."
      broken={
        "It can't be shown: there is no picture at that address, or its server is not listed " +
        "in Settings › Resources."
      }
    />
  );
}

/** The pause in typing after which the server sanitises the text. */
const PAUSE_MS = 400;

function TextPreview({ draft: { title, content, language } }: { draft: Draft }) {
  const html = useSafe(content);
  const { tag } = languageOf(language);
  return (
    <article className="grid gap-3 rounded-2xl border border-line bg-ground p-4">
      <h3 className="text-xl font-bold">
        {title === "" ? "No title yet" : <bdi lang={tag}>{title}</bdi>}
      </h3>
      {content.trim() === "" ? (
        <p className="text-soft">No text yet.</p>
      ) : (
        <RichText html={html ?? ""} lang={tag} />
      )}
    </article>
  );
}

/** The text as sanitised by the server; the previous one while it is fetched. */
function useSafe(content: string): string | undefined {
  const [asked, ask] = useState(content);
  const typed = useDeferredValue(content);
  useEffect(() => {
    const timer = setTimeout(() => ask(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const may = useMay()("content.write");
  const { data } = useQuery({
    queryKey: ["/content/preview", asked],
    queryFn: () => call("POST", "/content/preview", { body: { content: asked } }),
    enabled: may,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  // Readers without write permission see the stored text, which was sanitised when saved.
  return may ? data?.content : content;
}
