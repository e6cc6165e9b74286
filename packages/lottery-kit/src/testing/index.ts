export { proveEvenDigits, proveFigures } from "./prove-figures.ts";
export { proveLottery, type Proof } from "./prove-lottery.ts";
export { provePage } from "./prove-page.ts";
export { lineOf, sampleReturn, toNumber } from "./samples.ts";
