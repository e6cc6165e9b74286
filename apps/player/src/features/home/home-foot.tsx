import { useText } from "../../shared/language/text.ts";
import { AppBlock } from "./app-block.tsx";
import { Promises } from "./promises.tsx";
import { Row } from "../../shared/layout/row.tsx";

/** Why players can trust the site, and how to install it. */
export default function Foot() {
  const t = useText("promises");
  return (
    <div className="grid gap-8">
      <Row title={t("title")} to="/fairness" more={t("how")} trim="trim-violet">
        <Promises />
      </Row>
      <AppBlock />
    </div>
  );
}
