import {
  _createCache,
  _createIntlFormatters,
  createTranslator,
  type _Translator as Translator,
} from "use-intl/core";
import type { Area, Catalogue } from "../../messages/catalogue.ts";
import { WORDS } from "./language.ts";

/**
 * Says a message of an area by its name: `t("username.label")`, with what the message asks for
 * behind it.
 */
export type Text<A extends Area> = Translator<Catalogue[A]>;

/** The name of one of an area's messages. */
export type Key<A extends Area> = Parameters<Text<A>["has"]>[0];

/**
 * Figures look the same in every language, as money does: browsers lack number data for several and
 * silently use another one's. Plurals go by the language.
 */
const FIGURES = new Intl.NumberFormat("en");
const formatters = {
  ..._createIntlFormatters(_createCache()),
  getNumberFormat: (_: unknown, options?: Intl.NumberFormatOptions) =>
    options ? new Intl.NumberFormat("en", options) : FIGURES,
};
const texts = new Map<Area, unknown>();

/**
 * Takes the compiled messages of an area. The build calls this with every file that says
 * `useText("<area>")`, before the file runs. @public
 */
export function keepArea(area: Area, messages: Record<string, unknown>): void {
  texts.set(area, createTranslator({ locale: WORDS, messages, _formatters: formatters }));
}

/** The words of an area where no component is: `area` is written out, so that the build sees it. */
export function textOf<A extends Area>(area: A): Text<A> {
  const text = texts.get(area);
  if (!text)
    throw new Error(
      `The words of ${area} were not loaded: the name of an area is written ` +
        "out where it is asked for.",
    );
  return text as Text<A>;
}

/** The words of an area for a component: `area` is written out, so that the build sees it. */
export function useText<A extends Area>(area: A): Text<A> {
  return textOf(area);
}
