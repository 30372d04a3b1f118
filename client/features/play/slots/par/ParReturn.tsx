import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { ParFigures } from '#contract/play/slots/par.ts'
import type { ParSheet } from '#contract/play/slots/par-sheet.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatPercent } from '#client/lib/format.ts'
import { Card } from '#client/ui/index.ts'
import styles from './ParReturn.module.css'

interface Share extends CSSProperties {
  '--share': number
}
const DECIMALS = 4

/** The return to players by where it is won, and the house's share. */
export function ParReturn({ sheet, figures }: { sheet: ParSheet; figures: ParFigures }) {
  const { t, i18n } = useTranslation('slots')
  const { rtp, base, scatter, feature } = figures
  const percent = (part: number) => formatPercent(part, i18n.language, DECIMALS)
  const shares = [
    { name: t('par_base'), ...base, className: styles.base },
    ...(sheet.scatter ? [{ name: t('par_scatter'), ...scatter, className: styles.scatter }] : []),
    ...(sheet.free ? [{ name: t('free_spins'), ...feature, className: styles.feature }] : []),
    { name: t('par_edge'), value: 1 - rtp.value, exact: null, className: styles.edge },
  ]
  return (
    <Card className={styles.card}>
      <p className={styles.head}>
        <span>{t('fact_rtp')}</span>
        <strong className={styles.rtp}>{percent(rtp.value)}</strong>
        {rtp.exact !== null && <span className={styles.exact}>{rtp.exact}</span>}
      </p>
      <div className={styles.bar} aria-hidden="true">
        {shares.map(({ name, value, className }) => {
          const share: Share = { '--share': value }
          return <span key={name} className={className} style={share} />
        })}
      </div>
      <dl className={styles.parts}>
        {shares.map(({ name, value, exact, className }) => (
          <div key={name}>
            <dt>
              <span className={cx(styles.dot, className)} aria-hidden="true" />
              {name}
            </dt>
            <dd>
              {percent(value)}
              {exact !== null && shares.length > 2 && <span className={styles.exact}>{exact}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
