import { readClock } from "@perya/postgres";
import type { z } from "zod";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { registerLawOf, type RegisterLaw } from "../../profiles/index.ts";
import { currentSection } from "../../settings/index.ts";
import { selectComing, selectInForce } from "../lists/lists.store.ts";
import { toWireComing, toWireList, type wireRegisters } from "./wire.ts";

const HOURS_OF_DAY = 24;

/** The registers that a brand's law names, with their lists. */
export async function describeRegisters(
  platform: Platform,
  { id: brandId, realMoney }: Pick<Brand, "id" | "realMoney">,
): Promise<z.infer<typeof wireRegisters>> {
  const { db } = platform;
  const law = await registerLawOf(platform, brandId);
  const { answerHours, oldAfterDays } = await currentSection(db, brandId, "registers");
  const oldBefore = (await readClock(db)).subtract({ hours: oldAfterDays * HOURS_OF_DAY });
  const described = async (name: string) => {
    const named = { brandId, register: name };
    const [list, coming] = [await selectInForce(db, named), await selectComing(db, named)];
    return {
      name,
      rule: law?.rule ?? "",
      list: list ? toWireList(list, oldBefore) : null,
      coming: coming ? toWireComing(coming) : null,
    };
  };
  return {
    realMoney,
    moments: law ? momentWords(law) : [],
    answerHours,
    registers: await Promise.all((law?.names ?? []).map(described)),
  };
}

/** When registers are asked, in staff's words. */
function momentWords({ moments }: RegisterLaw): string[] {
  const { signUp, signIn, play, advertising, everyDays } = moments;
  return [
    ...(signUp ? ["at registration"] : []),
    ...(signIn === "each" ? ["at each sign-in"] : []),
    ...(signIn === "first of day" ? ["at the first sign-in of a day"] : []),
    ...(play ? ["before deposits and play"] : []),
    ...(advertising ? ["before advertising"] : []),
    ...(everyDays === undefined ? [] : [`every ${everyDays} days`]),
  ];
}
