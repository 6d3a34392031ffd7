/** Bars, of which one is short. */
export function ComparePicture() {
  return (
    <>
      <rect class="shade" x={10} y={10} width={98} height={11} rx={3} />
      <rect class="shade" x={10} y={28} width={64} height={11} rx={3} />
      <rect class="mark" x={10} y={46} width={20} height={11} rx={3} />
      <path d="M8 6v58" />
    </>
  );
}
