/** The rank of a board among all positions. */
export const jaStanding = {
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
