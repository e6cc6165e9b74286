import type { BrandName, CannedAnswer } from "@perya/api-client/operator";
import { LANGUAGES } from "@perya/languages";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { ForBrand } from "../../shared/lists/for-brand.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";

/** A brand's ready answers, in every language that has some. */
export function ReadyAnswers() {
  return (
    <ForBrand label="Answers of">{(brand) => <Answers key={brand.id} brand={brand} />}</ForBrand>
  );
}

function Answers({ brand }: { brand: BrandName }) {
  const query = useQuery(reading("/service-answers", { query: { brand: brand.id } }));
  const may = useMay()("service.canned");
  const [edited, setEdited] = useState<CannedAnswer | "new">();
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const columns: readonly Column<CannedAnswer>[] = [
    { title: "Title", cell: ({ title }) => <span dir="auto">{title}</span> },
    {
      title: "Language",
      cell: ({ language }) => (
        <bdi>{LANGUAGES.find(({ code }) => code === language)?.name ?? language}</bdi>
      ),
    },
    {
      title: "Text",
      cell: ({ text }) => (
        <span dir="auto" className="line-clamp-3 max-w-prose wrap-anywhere whitespace-pre-wrap">
          {text}
        </span>
      ),
    },
    ...(may
      ? [
          {
            title: "Change",
            cell: (answer: CannedAnswer) => (
              <span className="flex gap-2">
                <Button aria-label={`Change ${answer.title}`} onClick={() => setEdited(answer)}>
                  Change
                </Button>
                <Remove answer={answer} />
              </span>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-soft">
          Staff choose one while they answer a player, and can change it before it is sent.
        </p>
        {may && (
          <Button look="primary" onClick={() => setEdited("new")}>
            Add an answer
          </Button>
        )}
      </div>
      {query.data.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          There are no ready answers yet.
        </p>
      ) : (
        <Table caption="Ready answers" columns={columns} rows={query.data} keyOf={({ id }) => id} />
      )}
      {edited && (
        <AnswerDialog
          brand={brand.id}
          answer={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function Remove({ answer: { id, title, version } }: { answer: CannedAnswer }) {
  return (
    <Confirm
      action="Delete"
      look="danger"
      title={`Delete “${title}”?`}
      about="Messages that were sent with it stay as they are."
      send={() => call("DELETE", "/service-answers/{id}", { path: { id }, query: { version } })}
      done="The answer is deleted."
    />
  );
}
