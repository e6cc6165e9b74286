/** Odds with the stake included, by the key of the price: 95 pays 95 times the stake. */
const EITHER_REGION = {
  BAO2: 95,
  BAO3: 900,
  BAO4: 8_500,
  DB2: 95,
  DB3: 900,
  DB4: 8_500,
  DB_TENS: 9.5,
  DB_UNITS: 9.5,
  HEAD2: 95,
  HEAD3: 900,
  "DB2_BS:BIG": 1.95,
  "DB2_BS:SMALL": 1.95,
  "DB2_OE:ODD": 1.95,
  "DB2_OE:EVEN": 1.95,
  "DB2_DT:DRAGON": 2.1,
  "DB2_DT:TIGER": 2.1,
  "DB2_DT:TIE": 9.5,
};

/** The odds in the north: its 27 lots make xiên more likely and trượt rarer than elsewhere. */
export const northOdds = {
  ...EITHER_REGION,
  G1_2: 95,
  XIEN2: 16.5,
  XIEN3: 72,
  XIEN4: 310,
  TRUOT4: 2.8,
  TRUOT5: 3.7,
  TRUOT6: 5,
  TRUOT7: 6.6,
  TRUOT8: 8.9,
  TRUOT9: 12,
  TRUOT10: 16,
};

/** The odds in the south and the centre. */
export const southOdds = {
  ...EITHER_REGION,
  XIEN2: 35,
  XIEN3: 225,
  XIEN4: 1_550,
  TRUOT4: 1.95,
  TRUOT5: 2.35,
  TRUOT6: 2.85,
  TRUOT7: 3.45,
  TRUOT8: 4.2,
  TRUOT9: 5.1,
  TRUOT10: 6.2,
};
