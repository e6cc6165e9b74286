import { ball, everyBall, type NumberSet, type Terms } from "@perya/lottery-kit";
import { BALLS } from "./outcome.ts";
import { ODD_ONE_OUT, SIDES, sidesOf } from "./sides.ts";
import { waveOf, WAVES } from "./waves.ts";
import { animalOfNumber, ANIMALS } from "./zodiac.ts";

/** The numbers of each side and colour, and of each animal in the year of a draw's terms. */
export function setsOf({ animal: year }: Terms): readonly NumberSet[] {
  const set = (
    kind: NumberSet["kind"],
    code: string,
    has: (number: number) => boolean,
  ): NumberSet => ({
    kind,
    code,
    numbers: everyBall(BALLS)
      .filter(has)
      .map((number) => ball(number, BALLS)),
  });
  return [
    ...SIDES.map((side) =>
      set("side", side, (number) => number !== ODD_ONE_OUT && sidesOf(number).includes(side)),
    ),
    ...WAVES.map((wave) => set("wave", wave, (number) => waveOf(number) === wave)),
    ...(year === undefined
      ? []
      : ANIMALS.map((name, animal) =>
          set("animal", name, (number) => animalOfNumber(number, year) === animal),
        )),
  ];
}
