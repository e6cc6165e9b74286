export { askAt, askingLaw } from "./asking/ask-at.ts";
export { keptOutByRegister, REGISTER_SENTENCE, unadvertisedAmong } from "./asking/kept-out.ts";
export { refusesApplicant } from "./asking/refuses-applicant.ts";
export { selectExcluding as excludingRegisters } from "./asking/answers.store.ts";
export { listsDue } from "./lists/lists-due.ts";
export { registerAnswered } from "./facts.ts";
