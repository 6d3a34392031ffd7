/** Boards below each other, each with a length. */
export function ManyPicture() {
  return (
    <>
      {[8, 28, 48].map((y, row) => (
        <g key={y}>
          <rect class="tint" x={6} y={y} width={16} height={16} rx={3} />
          <rect class="tint" x={24} y={y} width={16} height={16} rx={3} />
          <rect
            class={row === 1 ? "mark" : "shade"}
            x={50}
            y={y + 3}
            width={[58, 22, 40][row]}
            height={10}
            rx={3}
          />
        </g>
      ))}
    </>
  );
}
