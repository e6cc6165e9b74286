// Written by `npm run messages`.
declare const messages: { "title": "Connection"; "text": "The fair is open at these addresses. If one is slow, another may be faster for you; you will need to sign in again there."; "here": "you are here"; "measuring": "measuring…"; "silent": "No answer"; "speed": { "fast": "Fast"; "fair": "Fair"; "slow": "Slow" }; "ms": "{ms, number} ms"; "again": "Measure again" };
export default messages;
