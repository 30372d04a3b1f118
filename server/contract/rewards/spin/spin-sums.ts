/** Figures derived from the prizes of spins, for the form that sets them and the server that draws them. Pure. */
import type { OptionsOf } from '../reward/reward-template.ts'

export type Prize = OptionsOf<'SPIN'>['prizes'][number]

const MILLION = 1_000_000

export const weightOfAll = (prizes: readonly Pick<Prize, 'weight'>[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/** How often each prize is drawn, in parts per million. */
export function chancesOf(prizes: readonly Pick<Prize, 'weight'>[]): number[] {
  const all = weightOfAll(prizes)
  return prizes.map(({ weight }) => Math.round((weight * MILLION) / all))
}

/** The average prize of a spin; rounded up. */
export function meanPrize(prizes: readonly Prize[]): bigint {
  const all = BigInt(weightOfAll(prizes))
  return (prizes.reduce((sum, { amount, weight }) => sum + amount * BigInt(weight), 0n) + all - 1n) / all
}

export const topPrize = (prizes: readonly Pick<Prize, 'amount'>[]): bigint =>
  prizes.reduce((most, { amount }) => (amount > most ? amount : most), 0n)
