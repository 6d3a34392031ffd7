const HEIGHTS = [4, 7, 12, 20, 31, 43, 50, 44, 29, 14, 6];

/** How many there are at each distance. */
export function SpacePicture() {
  return (
    <>
      {HEIGHTS.map((height, index) => (
        <rect
          key={height}
          class={index === 8 ? "mark" : "shade"}
          x={10 + index * 9.4}
          y={62 - height}
          width={7}
          height={height}
        />
      ))}
      <path d="M6 64h108" />
    </>
  );
}
