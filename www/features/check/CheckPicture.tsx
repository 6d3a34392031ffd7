/** A way down, and where a shorter one leaves it. */
export function CheckPicture() {
  return (
    <>
      <path d="M8 64h104" />
      <path d="M12 10 34 26" />
      <path class="mark-line" d="M34 26 56 12" />
      <path d="M56 12 108 50" />
      <path stroke-dasharray="3 5" d="M34 26 84 62" />
      <circle class="mark" cx={34} cy={26} r={5} />
    </>
  );
}
