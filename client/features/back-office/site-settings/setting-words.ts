/** The label of a setting, and its value as text. */
import { useTranslation } from 'react-i18next'
import type { Setting } from '#contract/back-office/site-settings/setting-list.ts'
import type { SettingProblem, SettingValue } from '#contract/back-office/site-settings/site-settings.ts'
import { isLanguage, LANGUAGE_NAME } from '#client/lib/languages.ts'
import { formatNumber } from '#client/lib/format.ts'
import { moneyFromWire } from '#contract/wire.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'

const MILLION = 1_000_000
const PERCENT_DECIMALS = 4
/** Settings per kind of account or period share their texts. */
const SHARED = /^(limits\.(?:deposit|loss|timeMinutes)|withdrawal\.kinds)\.(DAY|WEEK|MONTH|B|E|V)(?:\.(\w+))?$/

export function keyOf(path: string): { key: string; part?: string } {
  const [, group, part, name] = SHARED.exec(path) ?? []
  if (!group || !part) return { key: path }
  return { key: name ? `${group}.${name}` : group, part }
}

/** Optional and required fields share their texts. */
const OPTIONS_OF: Readonly<Record<string, string>> = {
  'kyc.requiredFields': 'kyc.fields',
  'kyc.requiredPictures': 'kyc.pictures',
}

export const optionKeyOf = (path: string, value: string): string => `option.${OPTIONS_OF[path] ?? path}.${value || 'NONE'}`

export function useSettingWords() {
  const { t: list } = useTranslation('setting-list')
  const { t, i18n } = useTranslation('site-settings')
  const { t: common } = useTranslation('common')
  const { money } = useWords()

  const partOf = (part: string | undefined) => (part ? list(`part_${part}` as 'part_DAY') : '')
  const label = (path: string) => {
    const { key, part } = keyOf(path)
    return list(`label.${key}` as 'label.limits.deposit', { part: partOf(part) })
  }
  const help = (path: string) => list(`help.${keyOf(path).key}` as 'help.theme')
  const option = (path: string, value: string) => {
    if (isLanguage(value)) return LANGUAGE_NAME[value]
    return list(optionKeyOf(path, value) as 'option.theme.dark')
  }
  const category = (name: string) => common(`category_${name}` as 'category_RNG')
  const amount = (value: unknown) => money(moneyFromWire(String(value)) ?? 0n)
  const percent = (ppm: unknown) =>
    formatNumber(Number(ppm) / MILLION, i18n.language, { style: 'percent', maximumFractionDigits: PERCENT_DECIMALS })

  function show(setting: Setting, value: SettingValue): string {
    if (value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)) {
      return setting.kind === 'choice' ? option(setting.path, '') : t('none')
    }
    switch (setting.kind) {
      case 'switch':
        return t(value === true ? 'on' : 'off')
      case 'amount':
        return amount(value)
      case 'share':
        return percent(value)
      case 'whole':
        return formatNumber(Number(value), i18n.language)
      case 'choice':
        return option(setting.path, String(value))
      case 'choices':
        return (value as string[]).map((one) => option(setting.path, one)).join(', ')
      case 'amounts':
        return (value as string[]).map(amount).join(', ')
      case 'list':
        return (value as string[]).join(', ')
      case 'amountBy':
        return Object.entries(value)
          .map(([key, one]) => `${key} ${amount(one)}`)
          .join(', ')
      case 'shareBy':
        return Object.entries(value)
          .map(([key, one]) => `${category(key)} ${percent(one)}`)
          .join(', ')
      case 'byLanguage':
        return Object.entries(value)
          .map(([key, words]) => `${isLanguage(key) ? LANGUAGE_NAME[key] : key}: ${String(words)}`)
          .join(' · ')
      default:
        return String(value)
    }
  }

  /** The allowed range, if there is one. */
  const range = (setting: Setting) => {
    const number = (value: number) => formatNumber(value, i18n.language)
    if (setting.kind === 'whole') return t('range', { min: number(setting.min), max: number(setting.max) })
    if (setting.kind === 'amount' && setting.least) return t('range_least', { min: number(setting.least) })
    return setting.kind === 'share' || setting.kind === 'shareBy' ? t('range', { min: '0 %', max: '100 %' }) : undefined
  }

  function problem(setting: Setting, what: SettingProblem): string {
    const max = 'max' in setting ? setting.max : 0
    const possible = range(setting)
    if (what === 'format' && /^amounts?$/.test(setting.kind)) return t('problem_amount')
    if (what === 'range' || (what === 'format' && possible)) {
      if (possible) return t('problem_range', { range: possible })
      return max ? t('problem_length', { max }) : t('problem_negative')
    }
    if (what === 'tooMany') return t('problem_tooMany', { max })
    if (what === 'notBelow')
      return t('problem_notBelow', { other: setting.kind === 'amount' && setting.notBelow ? label(setting.notBelow) : '' })
    return t(`problem_${what}`)
  }

  return { label, help, option, category, show, range, problem }
}
export type SettingWords = ReturnType<typeof useSettingWords>
