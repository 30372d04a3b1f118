import { TableProperties } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatNumber, formatPercent, type CurrencyMeta } from '#client/lib/format.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink, Sheet } from '#client/ui/index.ts'
import { FreeSpinsRules } from './FreeSpinsRules.tsx'
import styles from './InfoSheet.module.css'
import { LinesPicture } from './LinesPicture.tsx'
import { PayTable } from './PayTable.tsx'
import { SlotFacts } from './SlotFacts.tsx'
import type { SlotTheme } from './slot-theme.ts'
import type { SlotState } from './slot-state.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  state: SlotState
  theme: SlotTheme
  stake: bigint
  currency: CurrencyMeta
}

/** Volatility by a round's standard deviation, in bets (SLT-08). */
const LOW_BELOW = 4
const HIGH_ABOVE = 9
const volatilityOf = (deviation: number) => (deviation < LOW_BELOW ? 'low' : deviation > HIGH_ABOVE ? 'high' : 'medium')

/** Rules, pays, lines and figures, to be read before betting (GAM-02). */
export function InfoSheet({ isOpen, onClose, state, theme, stake, currency }: Props) {
  const { t, i18n } = useTranslation('slots')
  const { sheet, limits } = state
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const facts = [
    { label: t('fact_stakes'), value: `${money(limits.least)} – ${money(limits.most)}` },
    { label: t('fact_rtp'), value: formatPercent(sheet.returnToPlayer, i18n.language) },
    { label: t('fact_hit'), value: formatPercent(sheet.hitFrequency, i18n.language) },
    { label: t('fact_volatility'), value: t(`volatility_${volatilityOf(sheet.deviation)}`) },
    ...(sheet.maxWinX === null
      ? []
      : [{ label: t('fact_max'), value: t('fact_times', { times: formatNumber(sheet.maxWinX, i18n.language) }) }]),
    { label: t('fact_sheet'), value: sheet.id },
  ]
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('info')}>
      {/* Scrollable by keyboard: it has no other focusable element. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.info} tabIndex={0} aria-label={t('info')}>
        <p>{t(`how_${sheet.type}`)}</p>
        <h3>{t('pays', { amount: money(stake) })}</h3>
        <PayTable sheet={sheet} theme={theme} stake={stake} currency={currency} />
        {sheet.free && (
          <>
            <h3>{t('free_spins')}</h3>
            <FreeSpinsRules free={sheet.free} />
          </>
        )}
        {sheet.type === 'lines' && (
          <>
            <h3>{t('lines', { count: sheet.lines.length })}</h3>
            <LinesPicture lines={sheet.lines} rows={sheet.rows} />
          </>
        )}
        <h3>{t('figures')}</h3>
        <SlotFacts facts={facts} />
        <p className={styles.note}>{t('figures_note')}</p>
        <ButtonLink
          to={paths.slotPar(state.gameCode)}
          variant="secondary"
          isWide
          icon={<TableProperties size={20} aria-hidden="true" />}
        >
          {t('par_open')}
        </ButtonLink>
      </section>
    </Sheet>
  )
}
