import { createTranslator, type _Translator as Translator } from "use-intl/core";
import type { Area, Catalogue } from "../messages/catalogue.ts";

/** Says a message of an area by its name: `t("username.label")`, with what the message asks for behind it. */
export type Text<A extends Area> = Translator<Catalogue[A]>;

/** The name of one of an area's messages. */
export type Key<A extends Area> = Parameters<Text<A>["has"]>[0];

/** Latin digits everywhere: money and times are written with them too. */
const LOCALE = "en-u-nu-latn";
const texts = new Map<Area, unknown>();

/** Takes the compiled messages of an area. The build calls this with every file that says `useText("<area>")`, before the file runs. @public */
export function keepArea(area: Area, messages: Record<string, unknown>): void {
  texts.set(area, createTranslator({ locale: LOCALE, messages }));
}

/** The words of an area where no component is: `area` is written out, so that the build sees it. */
export function textOf<A extends Area>(area: A): Text<A> {
  const text = texts.get(area);
  if (!text) throw new Error(`The words of ${area} were not loaded: the name of an area is written out where it is asked for.`);
  return text as Text<A>;
}

/** The words of an area for a component: `area` is written out, so that the build sees it. */
export function useText<A extends Area>(area: A): Text<A> {
  return textOf(area);
}
