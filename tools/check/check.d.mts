/** What a checker says of a certificate. */
export interface CheckResult {
  /** `GIVEN UP`: neither proven nor refuted. */
  readonly verdict: "holds" | "REFUSED" | "GIVEN UP";
  /** One line for people, with the puzzle that was checked or the reason. */
  readonly text: string;
}

export interface CheckOptions {
  /** Positions after which to give up; by default 100 million, with `search` 10 thousand million. */
  readonly most?: number;
  /** Builds tables for the 15-puzzle first: some 15 seconds, and 50 MB. */
  readonly tables?: boolean;
}

/**
 * Checks one certificate: docs/certificates.md.
 *
 * @param line The certificate, a line of JSON.
 * @param onProgress Receives the number of positions from time to time.
 */
export function check(
  line: string,
  options?: CheckOptions,
  onProgress?: (positions: number) => void,
): CheckResult;
