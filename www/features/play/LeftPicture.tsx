/** How far it is after each move: nearer and nearer, but for one step. */
export function LeftPicture() {
  return (
    <>
      <path d="M8 64h104" />
      <path d="M10 12l16 12 16 12" />
      <path class="mark-line" d="M42 36l16-12" />
      <path d="M58 24l16 12 16 12 16 12" />
      {[10, 26, 42, 74, 90].map((x, index) => (
        <circle key={x} class="shade" cx={x} cy={[12, 24, 36, 36, 48][index]} r={3} />
      ))}
      <circle class="mark" cx={58} cy={24} r={4} />
      <circle class="mark" cx={106} cy={60} r={4} />
    </>
  );
}
