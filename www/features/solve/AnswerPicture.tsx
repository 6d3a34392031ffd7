/** Tiles in a row, and how they go. */
export function AnswerPicture() {
  return (
    <>
      <rect class="tint" x={6} y={14} width={30} height={30} rx={5} />
      <rect class="mark" x={45} y={14} width={30} height={30} rx={5} />
      <rect class="tint" x={84} y={14} width={30} height={30} rx={5} />
      <path d="M14 29h12m-5-5 5 5-5 5M60 22v13m-5-5 5 5 5-5M106 29H94m5-5-5 5 5 5" />
      <path d="M10 60h100" />
      <circle class="shade" cx={21} cy={60} r={4} />
      <circle class="mark" cx={60} cy={60} r={6} />
      <circle class="shade" cx={99} cy={60} r={4} />
    </>
  );
}
