import { useText } from "../../shared/text.ts";
import { AppBlock } from "./app-block.tsx";
import { Promises } from "./promises.tsx";
import { Row } from "../../shared/row.tsx";

/** Why one can trust the fair, and how to take it along. */
export default function Foot() {
  const t = useText("promises");
  return (
    <div className="grid gap-8">
      <Row title={t("title")} to="/fairness" more={t("how")} awning="awning-violet">
        <Promises />
      </Row>
      <AppBlock />
    </div>
  );
}
