import { OTHER_LANGUAGES } from "./catalogue.ts";
import { faultsOf } from "./faults.ts";

/** `npm run i18n:check`: says what every language lacks, and fails when that is anything. */
const faults = OTHER_LANGUAGES.flatMap(faultsOf);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${OTHER_LANGUAGES.join(", ")}: complete.`);
