import { useQuery } from "@tanstack/react-query";
import { useId, useLayoutEffect } from "react";
import { reading } from "../../http/api.ts";
import { Button, Field } from "../../forms/controls.tsx";
import type { Purpose } from "../proof.ts";
import { ONCE } from "../once.ts";
import { onceASecond } from "../code/once-a-second.ts";
import { useText } from "../../language/text.ts";

/** What was read, as the calls take it. */
export interface Captcha {
  readonly captchaId: string;
  readonly captcha: string;
}

interface CaptchaFieldProps {
  readonly purpose: Purpose;
  /** Another label than its usual one. */
  readonly label?: string;
  /**
   * Hears what was typed so far for the picture that is shown; undefined while there is no picture.
   */
  readonly onChange: (captcha: Captcha | undefined) => void;
  readonly error?: string | undefined;
}

const waitForTick = onceASecond();

/**
 * A picture of letters and the field to type them into. A picture is good for one try: give the
 * field another `key` after a failed one.
 */
export function CaptchaField({ purpose, label, onChange, error }: CaptchaFieldProps) {
  const t = useText("verification");
  const mount = useId();
  const picture = useQuery({
    queryKey: ["captcha", purpose, mount],
    queryFn: async ({ signal }) => {
      await waitForTick(signal);
      return reading("/captcha", { query: { purpose } }).queryFn();
    },
    ...ONCE,
  });
  const { captchaId, image } = picture.data ?? {};
  // Before the browser paints the new picture: an effect that ran later could clear another proof.
  useLayoutEffect(() => onChange(undefined), [captchaId, onChange]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field
        key={captchaId}
        label={label ?? t("captcha")}
        name="captcha"
        required
        // Letters typed before the picture is there are not its letters, and would be gone when it
        // comes.
        readOnly={picture.isFetching}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
        hint={t("captchaHint")}
        error={picture.isError ? t("captchaFailed") : error}
        onChange={({ target }) =>
          onChange(
            captchaId === undefined ? undefined : { captchaId, captcha: target.value.trim() },
          )
        }
      />
      <div className="flex items-center gap-3">
        <span className="block h-18 w-50 shrink-0 overflow-hidden rounded-xl border border-line bg-well">
          {image && (
            <img
              src={`data:image/png;base64,${image}`}
              alt={t("captchaPicture")}
              width="200"
              height="72"
              className="block"
            />
          )}
        </span>
        <Button
          busy={picture.isFetching}
          onClick={() => void picture.refetch()}
          className="min-w-0"
        >
          {t("newPicture")}
        </Button>
      </div>
    </div>
  );
}
