/**
 * What a message from the site gave, by its metadata: JSON text {promoType, claimId, title, bonus, point, tickets[]} (WIR-28).
 */
import { moneyFromWire } from '#contract/wire.ts'

export interface Promo {
  title: string
  /** 1/10 000 of the unit; 0 = none. */
  bonus: bigint
  points: number
  tickets: number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const positive = (value: unknown) => {
  const number = Number(value)
  return Number.isFinite(number) && number > 0 ? Math.floor(number) : 0
}
function amount(value: unknown): bigint {
  const given = typeof value === 'number' || typeof value === 'string' ? moneyFromWire(String(value)) : undefined
  return given !== undefined && given > 0n ? given : 0n
}

/** Undefined if it gave nothing, or the metadata cannot be read. */
export function promoOf(metadata: string): Promo | undefined {
  let given: unknown
  try {
    given = JSON.parse(metadata)
  } catch {
    // Written by hand: the message itself is still readable.
    return undefined
  }
  if (!isRecord(given)) return undefined
  const promo = {
    title: typeof given.title === 'string' ? given.title : '',
    bonus: amount(given.bonus),
    points: positive(given.point),
    tickets: Array.isArray(given.tickets) ? given.tickets.length : 0,
  }
  return promo.bonus > 0n || promo.points > 0 || promo.tickets > 0 ? promo : undefined
}
