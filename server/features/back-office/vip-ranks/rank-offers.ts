/** When campaigns run. Pure. */

interface Offer {
  startsAt: Date
  endsAt: Date | null
}
/** `until` null = without end. */
interface Period {
  from: Date
  until: Date | null
}

export const runsDuring = ({ startsAt, endsAt }: Offer, { from, until }: Period): boolean =>
  (until === null || startsAt <= until) && (endsAt === null || endsAt > from)
