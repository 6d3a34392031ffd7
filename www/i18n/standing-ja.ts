export const jaStanding = {
  /** How boards are graded, and the evidence. */
  graded:
    "ブロックの難しさは最短の手数で、手数が同じなら、ゴールから遠くまで迷い込める盤面を上としています（ラッシュアワー70問で人がかかった時間との順位相関は0.88）。1マスのタイルでは、最短の手数に、ゴールにもっと近い局面の数の桁数を掛けます。タイルの難しい盤面のうち、ゴールからいちばん遠いものは「いちばん難しい」です。",
  farthest: (alike: number, positions: string) =>
    alike === 1
      ? `${positions}局面の中でいちばん遠い`
      : `${positions}局面の中でいちばん遠い${alike}局面の一つ`,
  fewFarther: (few: string, positions: string) =>
    `${positions}局面のうち、これより遠いのは${few}局面だけ`,
  fewNearer: (few: string, positions: string) =>
    `${positions}局面のうち、これより近いのは${few}局面だけ`,
  farther: (share: string, positions: string) => `${positions}局面の${share}より遠い`,
  nearer: (share: string, positions: string) => `${positions}局面の${share}より近い`,
};
