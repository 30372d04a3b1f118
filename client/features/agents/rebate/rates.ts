/** Rates as typed and sent. Parts per million internally, percent on screen. Pure. */
import type { DownlineRebate } from '#contract/agents/rebate.ts'
import { moneyToWire } from '#contract/wire.ts'

export type ChosenRates = Readonly<Partial<Record<DownlineRebate['type'], bigint>>>
export type RateConfig = DownlineRebate

/** A series of 2000 has 500 parts per million per step; `config` says which series its present rate is. */
export const seriesAt = ({ series, rebateValue }: RateConfig, rate: bigint): number => series + Number(rate - rebateValue) / 500

export const chosen = (config: RateConfig, rates: ChosenRates): bigint => rates[config.type] ?? config.rebateValue

/** The nearest step to a rate; steps count down from the highest, and the lowest is always allowed. */
export function toStep({ lowest, highest, interval }: RateConfig, rate: bigint): bigint {
  if (rate >= highest) return highest
  if (rate <= lowest) return lowest
  const down = ((highest - rate + interval / 2n) / interval) * interval
  const step = highest - down
  return step < lowest ? lowest : step
}

/** What is sent: the rates that changed. */
export const changesOf = (configs: readonly RateConfig[], rates: ChosenRates) =>
  configs.flatMap((config) => {
    const rate = chosen(config, rates)
    return rate === config.rebateValue ? [] : [{ type: config.type, rebateValue: moneyToWire(rate) }]
  })
