/** A setting's value on the wire and as stored: money is stored as digits in 1/10 000, everything else is the same. */
import type { Setting, SettingForm } from '#contract/back-office/site-settings/setting-list.ts'
import type { SettingProblem, SettingValue } from '#contract/back-office/site-settings/site-settings.ts'
import { LANGUAGES, moneyFromWire, moneyToWire } from '#contract/wire.ts'
import { isAddressOrNetwork } from '#server/platform/merchant/address-list.ts'

/** Why a value is refused; `problem` is returned with its path. */
export class RefusedSetting extends Error {
  readonly problem: SettingProblem
  constructor(problem: SettingProblem) {
    super(problem)
    this.problem = problem
  }
}
const refuse = (problem: SettingProblem): never => {
  throw new RefusedSetting(problem)
}

const MILLION = 1_000_000
const TEXT_MAX = 1_000
const FORMS: Readonly<Record<SettingForm, (text: string) => boolean>> = {
  address: isAddressOrNetwork,
  country: (text) => /^[A-Z]{2}$/.test(text),
  host: (text) => /^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:\d{1,5})?$/i.test(text),
  url: (text) => URL.canParse(text) && /^https?:\/\/\S+$/.test(text),
  code: (text) => /^[A-Z0-9_]{2,24}$/.test(text),
}

function wholeOf(value: SettingValue, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) return refuse('format')
  return value >= min && value <= max ? value : refuse('range')
}

/** Digits in 1/10 000 of the unit. */
function amountOf(value: unknown, step: bigint, least = 0): string {
  if (typeof value !== 'number' && typeof value !== 'string') return refuse('format')
  const text = String(value).trim()
  const amount = moneyFromWire(text)
  if (amount === undefined) return refuse(/^\d+\.\d{5,}$/.test(text) ? 'decimals' : 'format')
  if (amount % step !== 0n) return refuse('decimals')
  return moneyToWire(amount) < least ? refuse('range') : String(amount)
}

function textOf(value: unknown, { max = TEXT_MAX, form, isRequired }: { max?: number; form?: SettingForm; isRequired?: true }) {
  if (typeof value !== 'string') return refuse('format')
  const text = value.trim()
  if (text === '') return isRequired ? refuse('missing') : ''
  if (text.length > max) return refuse('range')
  return !form || FORMS[form](text) ? text : refuse('format')
}

function entriesOf(value: SettingValue, max = Infinity): unknown[] {
  if (!Array.isArray(value)) return refuse('format')
  if (value.length > max) return refuse('tooMany')
  return value
}
const eachOnce = <T>(entries: T[]): T[] => (new Set(entries).size === entries.length ? entries : refuse('twice'))

function pairsOf(value: SettingValue): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('format')
  return Object.entries(value)
}
const optionOf = (value: unknown, options: readonly string[]): string =>
  options.find((option) => option === value) ?? refuse('choice')

/** The value to store; undefined = no value. `step`: the currency's smallest amount. Throws `RefusedSetting`. */
export function toStored(setting: Setting, value: SettingValue, step: bigint): unknown {
  switch (setting.kind) {
    case 'switch':
      return typeof value === 'boolean' ? value : refuse('format')
    case 'whole':
      if (value === null && setting.isOptional) return undefined
      return wholeOf(value, setting.min, setting.max)
    case 'share':
      return wholeOf(value, 0, MILLION)
    case 'amount':
      return value === null && setting.isOptional ? undefined : amountOf(value, step, setting.least)
    case 'text':
    case 'longText':
      return textOf(value, setting)
    case 'time':
      return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : refuse('format')
    case 'choice':
      return optionOf(value, setting.options)
    case 'choices': {
      const chosen = eachOnce(entriesOf(value).map((entry) => optionOf(entry, setting.options)))
      return chosen.length === 0 && setting.isRequired ? refuse('missing') : chosen
    }
    case 'list':
      return eachOnce(entriesOf(value, setting.max).map((entry) => textOf(entry, { form: setting.form, isRequired: true })))
    case 'amounts':
      return eachOnce(entriesOf(value, setting.max).map((entry) => amountOf(entry, step)))
    case 'byLanguage': {
      const texts = pairsOf(value).map(([key, text]) => [optionOf(key, LANGUAGES), textOf(text, setting)] as const)
      return Object.fromEntries(texts.filter(([, text]) => text !== ''))
    }
    case 'amountBy': {
      const pairs = pairsOf(value)
      if (pairs.length > setting.max) return refuse('tooMany')
      return Object.fromEntries(
        pairs.map(([key, amount]) => [textOf(key, { form: 'code', isRequired: true }), amountOf(amount, 1n)]),
      )
    }
    case 'shareBy':
      return Object.fromEntries(
        pairsOf(value).map(([key, share]) => [
          optionOf(key, setting.options),
          typeof share === 'number' ? wholeOf(share, 0, MILLION) : refuse('format'),
        ]),
      )
  }
}

/** Stored as digits, or as a number if edited by hand. */
const unitsOf = (stored: unknown): number => moneyToWire(BigInt(stored as string | number))

/** A stored value as the back office shows it; null if not set. */
export function toWire(setting: Setting, stored: unknown): SettingValue {
  if (stored === undefined || stored === null) return null
  switch (setting.kind) {
    case 'amount':
      return unitsOf(stored)
    case 'amounts':
      return (stored as unknown[]).map(unitsOf)
    case 'amountBy':
      return Object.fromEntries(Object.entries(stored).map(([key, amount]) => [key, unitsOf(amount)]))
    default:
      return stored as SettingValue
  }
}
