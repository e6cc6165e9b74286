// Written by `npm run messages`.
declare const messages: { "name": "Game"; "loading": "Lighting the bulbs…"; "slow": "The page took longer time to load, please check your network connectivity"; "again": "Load again"; "full": "Full screen" };
export default messages;
