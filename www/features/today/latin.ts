/** A word in Latin letters with identical tiles, in 12 moves. */
export const LATIN = "start=RTO/ROM/*OW&goal=TOM/ORR/OW*&title=TOMORROW&end";
