import { useTranslation } from 'react-i18next'
import type { ParFigures } from '#contract/play/slots/par.ts'
import type { ParSheet } from '#contract/play/slots/par-sheet.ts'
import { formatNumber, formatPercent } from '#client/lib/format.ts'
import { type Fact, SlotFacts } from '../SlotFacts.tsx'
import styles from './ParPage.module.css'
import { screensOf } from './sheet-symbols.ts'

const ROUGH = { maximumFractionDigits: 1 }
const WHOLE = { maximumFractionDigits: 0 }
const FINE = { maximumFractionDigits: 4 }

/** Hit frequency, volatility, and how each figure was calculated. */
export function ParFacts({ sheet, figures }: { sheet: ParSheet; figures: ParFigures }) {
  const { t, i18n } = useTranslation('slots')
  const { hit, trigger, retrigger, sd, volatility, maxScreen, maxScreenChance } = figures
  const number = (value: number, digits: Intl.NumberFormatOptions = FINE) => formatNumber(value, i18n.language, digits)
  const percent = (part: number) => formatPercent(part, i18n.language, 4)
  const times = (value: number) => t('fact_times', { times: number(value) })
  const facts: Fact[] = [
    { label: t('fact_hit'), value: percent(hit.value), exact: hit.exact },
    { label: t('par_sd'), value: times(sd) },
    { label: t('fact_volatility'), value: t(`volatility_${volatility}`) },
    ...(sheet.free
      ? [
          {
            label: t('par_trigger'),
            value: t('par_one_in', { percent: percent(trigger.value), spins: number(1 / trigger.value, ROUGH) }),
            exact: trigger.exact,
          },
          { label: t('par_retrigger'), value: number(retrigger.value), exact: retrigger.exact },
        ]
      : []),
    ...(maxScreen === null ? [] : [{ label: t('par_max_screen'), value: times(maxScreen) }]),
    ...(maxScreenChance === null
      ? []
      : [
          {
            label: t('par_max_odds'),
            value: t('par_in_spins', { spins: number(1 / maxScreenChance.value, WHOLE) }),
            exact: maxScreenChance.exact,
          },
        ]),
    ...(sheet.maxWinX === undefined ? [] : [{ label: t('fact_max'), value: times(sheet.maxWinX) }]),
    { label: t('fact_sheet'), value: sheet.id },
  ]
  return (
    <>
      <SlotFacts facts={facts} />
      <p className={styles.note}>
        {sheet.type === 'tumble' ? t('par_computed') : t('par_counted', { screens: number(screensOf(sheet.strips)) })}
      </p>
      {sheet.maxWinX !== undefined && <p className={styles.note}>{t('par_cap', { times: number(sheet.maxWinX) })}</p>}
    </>
  )
}
