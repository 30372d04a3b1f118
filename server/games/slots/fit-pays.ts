/** Fits the pays of a generated sheet to a target return. The return is linear in each pay, so a slope gives the effect of one step. */

/** A pay of the sheet in whole steps, and the change of the return by one step, as a share of a bet. */
export interface FittedPay {
  symbol: string
  /** Its place among the pays of its symbol, the lowest count first. */
  place: number
  steps: number
  slope: number
}

const MOST_CHANGES = 400
/** 0.05 percentage points. */
const CLOSE = 0.0005

const neighbour = (pays: readonly FittedPay[], { symbol, place }: FittedPay, by: number) =>
  pays.find((other) => other.symbol === symbol && other.place === place + by)?.steps

/** Pays stay above 0 and rise with the count. */
function mayChange(pays: readonly FittedPay[], pay: FittedPay, by: number): boolean {
  const changed = pay.steps + by
  return changed > (neighbour(pays, pay, -1) ?? 0) && changed < (neighbour(pays, pay, 1) ?? Infinity)
}

/** `wanted`: pays in fractional steps. Scales them to the target and rounds them to whole steps that rise with the count. */
function roundedPays(wanted: readonly FittedPay[], target: number): FittedPay[] {
  const scale = target / wanted.reduce((sum, { steps, slope }) => sum + steps * slope, 0)
  const pays: FittedPay[] = []
  for (const pay of wanted)
    pays.push({ ...pay, steps: Math.max(Math.round(pay.steps * scale), (neighbour(pays, pay, -1) ?? 0) + 1) })
  return pays
}

/** Rounds the pays, then repeatedly takes the step that brings the return closest to the target. */
export function fitPays(wanted: readonly FittedPay[], target: number): FittedPay[] {
  const pays = roundedPays(wanted, target)
  for (let change = 0; change < MOST_CHANGES; change++) {
    const missing = target - pays.reduce((sum, { steps, slope }) => sum + steps * slope, 0)
    if (Math.abs(missing) < CLOSE) break
    const by = Math.sign(missing)
    const possible = pays.filter((pay) => mayChange(pays, pay, by))
    const distance = ({ slope }: FittedPay) => Math.abs(missing - by * slope)
    const best = possible.toSorted((one, other) => distance(one) - distance(other))[0]
    if (!best || distance(best) >= Math.abs(missing)) break
    best.steps += by
  }
  return pays
}
