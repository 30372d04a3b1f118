/** Rates: parts per million internally, per cent on screen. */
import { formatNumber, formatPercent } from './format.ts'

const MILLION = 1_000_000
/** The precision of a rate. */
const RATE_DECIMALS = 4
const STEP_DECIMALS = 1

const partOf = (rate: bigint): number => Number(rate) / MILLION

/** `6_000n` → 0.6%. */
export const formatRate = (rate: bigint, language: string) =>
  formatNumber(partOf(rate), language, { style: 'percent', maximumFractionDigits: RATE_DECIMALS })

/** One of the steps rebates are handed out in: `10_000n` → 1.0%. */
export const formatStep = (rate: bigint, language: string) => formatPercent(partOf(rate), language, STEP_DECIMALS)
