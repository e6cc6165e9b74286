const PPM_OF_PERCENT = 10_000;

/** Parts per million in per cent. */
export const percentOf = (ppm: number): string => `${ppm / PPM_OF_PERCENT}%`;
