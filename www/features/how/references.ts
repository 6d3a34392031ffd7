/** The works that the text cites, by language, oldest first; titles stay in their language. */
export const REFERENCES = {
  en: [
    "W. W. Johnson, W. E. Story: Notes on the “15” puzzle. American Journal of Mathematics 2 (1879), 397–404.",
    "R. E. Korf: Depth-first iterative-deepening: an optimal admissible tree search. Artificial Intelligence 27 (1985), 97–109.",
    "O. Hansson, A. Mayer, M. Yung: Criticizing solutions to relaxed models yields powerful admissible heuristics. Information Sciences 63 (1992), 207–227.",
    "J. C. Culberson, J. Schaeffer: Pattern databases. Computational Intelligence 14 (1998), 318–334.",
    "A. Brüngger, A. Marzetta, K. Fukuda, J. Nievergelt: The parallel search bench ZRAM and its applications. Annals of Operations Research 90 (1999), 45–63.",
    "R. E. Korf, A. Felner: Disjoint pattern database heuristics. Artificial Intelligence 134 (2002), 9–22.",
  ],
  ja: ["高橋謙一郎（K. Takahashi）：15パズル自動解答プログラムの作り方"],
};
