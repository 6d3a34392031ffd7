/** The time of the event that is handled now, in milliseconds of the page; outside events the time now. */
export function eventTime(): number {
  return globalThis.event?.timeStamp ?? performance.now();
}
