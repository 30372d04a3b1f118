/** Rates as they are typed and sent. Parts per million inside, percent outside. Pure. */
import type { DownlineRebate } from '#contract/rebate.ts'
import { moneyToWire } from '#contract/wire.ts'

export type ChosenRates = Readonly<Partial<Record<DownlineRebate['type'], bigint>>>
export type RateConfig = DownlineRebate

/** A series of 2000 has 500 parts per million a step; `config` says which series its present rate is. */
export const seriesAt = ({ series, rebateValue }: RateConfig, rate: bigint): number => series + Number(rate - rebateValue) / 500

export const chosen = (config: RateConfig, rates: ChosenRates): bigint => rates[config.type] ?? config.rebateValue

/** The nearest step to a rate; steps are counted down from the highest, and the lowest may always be chosen. */
export function toStep({ lowest, highest, interval }: RateConfig, rate: bigint): bigint {
  if (rate >= highest) return highest
  if (rate <= lowest) return lowest
  const down = ((highest - rate + interval / 2n) / interval) * interval
  const step = highest - down
  return step < lowest ? lowest : step
}

/** What a client sends: those that differ from what is there. */
export const changesOf = (configs: readonly RateConfig[], rates: ChosenRates) =>
  configs.flatMap((config) => {
    const rate = chosen(config, rates)
    return rate === config.rebateValue ? [] : [{ type: config.type, rebateValue: moneyToWire(rate) }]
  })
