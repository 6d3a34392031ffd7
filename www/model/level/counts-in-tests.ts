/** The positions of the 8-puzzle at each distance from a goal with its blank in a corner (OEIS A089473). */
export const EIGHT_COUNTS = [
  1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
  16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];
