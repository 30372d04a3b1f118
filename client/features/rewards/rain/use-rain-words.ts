import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { dayOf } from './rain-parts.ts'

const TIME = { hour: 'numeric', minute: '2-digit' } as const
const DAY = { month: 'short', day: 'numeric' } as const
const LONG_DAY = { weekday: 'long', ...DAY } as const

/** Formats the page's amounts and times. */
export function useRainWords() {
  const { t, i18n } = useTranslation('rain')
  const money = useMoneyText()
  const { language } = i18n
  const time = (moment: number) => formatDate(moment, language, TIME)
  /** "today, 8:00 PM". */
  function when(moment: number, now: number): string {
    const day = dayOf(moment, now)
    if (day === 'today' && moment < now) return t('when_earlier', { time: time(moment) })
    return day === 'later' ? formatDate(moment, language, { ...DAY, ...TIME }) : t(`when_${day}`, { time: time(moment) })
  }
  return {
    t,
    money,
    /** Without decimals if it is a whole amount. */
    short: (amount: bigint) => money(amount, true),
    number: (value: number) => formatNumber(value, language),
    time,
    when,
    longDay: (moment: number) => formatDate(moment, language, LONG_DAY),
    list: (parts: readonly string[]) => parts.join(' · '),
  }
}
