import { RichText } from "@perya/ui/show";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { languageOf, type LanguageCode } from "@perya/languages";
import { call } from "../../shared/http/api.ts";
import { SeenPicture } from "../../shared/format/seen-picture.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Waiting } from "../../shared/lists/table.tsx";
import type { Draft } from "./promotion.ts";

/** A promotion as its players will read it, in the language that is being written. */
export function PromotionPreview({ draft, shown }: { draft: Draft; shown: LanguageCode }) {
  const { tag, dir, name } = languageOf(shown);
  const words = draft.words[shown];
  return (
    <div className="xl:sticky xl:top-4">
      <Panel title={`As players read it: ${name}`}>
        <article
          lang={tag}
          dir={dir}
          className="grid gap-3 rounded-2xl border border-line bg-ground p-4"
        >
          {draft.picture !== "" && (
            <SeenPicture
              url={draft.picture}
              alt=""
              shape="aspect-[8/3] w-full rounded-xl border border-line"
              none="No picture yet."
              broken="It can't be shown: there is no picture at that address."
            />
          )}
          <h3 className="text-xl font-bold">{words?.title || "No title yet"}</h3>
          <p>{words?.about || "No sentence yet."}</p>
          <Terms html={words?.terms ?? ""} tag={tag} />
        </article>
      </Panel>
    </div>
  );
}

/** The terms as the server makes them safe; without the right to write, as they are stored. */
function Terms({ html, tag }: { html: string; tag: string }) {
  const may = useMay()("content.write");
  const safe = useQuery({
    queryKey: ["/content/preview", html],
    queryFn: () => call("POST", "/content/preview", { body: { content: html } }),
    enabled: may && html !== "",
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  if (html.trim() === "") return <p className="text-soft">No terms yet.</p>;
  if (!may) return <p className="text-soft">The terms are shown to those who write content.</p>;
  return safe.data ? <RichText html={safe.data.content} lang={tag} /> : <Waiting />;
}
