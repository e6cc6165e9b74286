import type { BrandName, Promotion } from "@perya/api-client/operator";
import type { LanguageCode } from "@perya/languages";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { say } from "../../shared/dialogs/toast.tsx";
import { EditForm } from "../../shared/editing/edit-form.tsx";
import { Choice } from "../../shared/forms/controls.tsx";
import { PictureField } from "../../shared/forms/picture-field.tsx";
import { Money, Status } from "../../shared/format/show.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Timeline } from "../../shared/layout/timeline.tsx";
import { ForBrand } from "../../shared/lists/for-brand.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { RuleCheck } from "./check/rule-check.tsx";
import { AudienceFields } from "./audience-fields.tsx";
import { DrawFacts } from "./draw-facts.tsx";
import { GivenList } from "./given-list.tsx";
import { PromotionActions } from "./promotion-actions.tsx";
import { PromotionPreview } from "./promotion-preview.tsx";
import { CATEGORIES, promotionsOf, type Draft } from "./promotion.ts";
import { RuleFields } from "./rule-fields.tsx";
import { usePromotion } from "./use-promotion.ts";
import { WordsFields } from "./words-fields.tsx";

/** The editor of one promotion, made without code: words, rule, players, dates and budget. */
export function PromotionEditor({ id }: { id: string }) {
  return (
    <ForBrand>{(brand) => <Loaded key={`${brand.id} ${id}`} brand={brand} id={id} />}</ForBrand>
  );
}

function Loaded({ brand, id }: { brand: BrandName; id: string }) {
  const query = useQuery(promotionsOf(brand.id));
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { promotions, currency } = query.data;
  const promotion = promotions.find((one) => one.id === id);
  if (!promotion && id !== "new")
    return (
      <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
        This brand has no such promotion.
      </p>
    );
  return <Editor brand={brand} currency={currency} promotion={promotion} />;
}

interface EditorProps {
  readonly brand: BrandName;
  readonly currency: string;
  readonly promotion: Promotion | undefined;
}

function Editor({ brand, currency, promotion }: EditorProps) {
  const navigate = useNavigate();
  const may = useMay()("promotions.write");
  const [language, show] = useState<LanguageCode>(promotion?.language ?? brand.language);
  const draft = usePromotion({
    brand,
    currency,
    promotion,
    onSaved: ({ id }) => {
      say("Saved.");
      // A new promotion has its own address from now on.
      if (!promotion)
        void navigate({
          to: "/promotions/$id",
          params: { id },
          search: true,
          replace: true,
          ignoreBlocker: true,
        });
    },
  });
  const { value, change, errorAt } = draft;
  const shown = value.words[language] ? language : value.language;
  const fixed = promotion !== undefined && promotion.status !== "DRAFT";
  const editing = { value, change, errorAt, currency, fixed };
  return (
    <>
      {promotion && <State brand={brand.id} promotion={promotion} mayChange={may} />}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] xl:items-start">
        <EditForm
          draft={draft}
          may={may && promotion?.status !== "CLOSE"}
          legend="Promotion"
          at="promotion"
          onSubmit={draft.save}
        >
          <Panel title="Words">
            <WordsFields {...editing} shown={shown} onShow={show} />
            <Choice
              label="Listed under"
              value={value.category}
              onChange={({ target }) => change({ category: target.value as Draft["category"] })}
            >
              {CATEGORIES.map(([name, words]) => (
                <option key={name} value={name}>
                  {words}
                </option>
              ))}
            </Choice>
            <PictureField
              label="Picture"
              url={value.picture}
              onChange={(picture) => change({ picture })}
              error={errorAt("picture")}
              hint="960 × 360 or more. Without one the site shows its own."
            />
          </Panel>
          {fixed && (
            <p className="rounded-lg border border-line bg-raised p-3 text-soft">
              It was announced: rule, players, dates and budget stay as they were promised.
              Duplicate it to offer something else.
            </p>
          )}
          <RuleFields {...editing} />
          <AudienceFields {...editing} />
        </EditForm>
        <PromotionPreview draft={value} shown={shown} />
      </div>
      <RuleCheck brand={brand.id} currency={currency} draft={value} />
      {promotion?.rule.type === "APPLICATION" && <ToApplications id={promotion.id} />}
      {promotion && promotion.status !== "DRAFT" && <GivenList id={promotion.id} />}
    </>
  );
}

function ToApplications({ id }: { id: string }) {
  return (
    <p>
      <Link to="/applications" search={{ promotion: id }} className="text-violet underline">
        Applications for it
      </Link>
    </p>
  );
}

interface StateProps {
  readonly brand: number;
  readonly promotion: Promotion;
  readonly mayChange: boolean;
}

function State({ brand, promotion, mayChange }: StateProps) {
  const { status, paused, budget, reserved, currency, steps, draw } = promotion;
  return (
    <Panel
      title="State"
      actions={mayChange && <PromotionActions brand={brand} promotion={promotion} />}
    >
      <Facts
        facts={[
          ["State", <Status key="state" name={paused ? "PAUSED" : status} />],
          [
            "Budget",
            budget === null ? (
              "No end"
            ) : (
              <Money key="budget" amount={{ amount: budget, currency }} />
            ),
          ],
          ["Given so far", <Money key="given" amount={reserved} />],
        ]}
      />
      {draw && <DrawFacts draw={draw} />}
      <details>
        <summary className="cursor-pointer font-medium">History</summary>
        <div className="mt-2">
          <Timeline steps={steps} />
        </div>
      </details>
    </Panel>
  );
}
