import { OTHER_LANGUAGES } from "./catalogue.ts";
import { faultsOf } from "./faults.ts";

/** `npm run i18n:check`: lists what each language lacks, and fails if anything is missing. */
const faults = OTHER_LANGUAGES.flatMap(faultsOf);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${OTHER_LANGUAGES.join(", ")}: complete.`);
