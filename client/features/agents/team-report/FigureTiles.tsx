import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReportRange } from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney, formatNumber } from '#client/lib/format.ts'
import { Link } from '#client/ui/index.ts'
import { FIGURES } from './figure-links.ts'
import styles from './FigureTiles.module.css'
import type { TeamSum } from './team-report.queries.ts'
import { reportPath } from './use-team-range.ts'

/** All figures, each linking to its list. */
export function FigureTiles({ sum, range }: { sum: TeamSum; range: ReportRange }) {
  const { t, i18n } = useTranslation('team-report')
  const currency = useCurrency()
  const figureText = (value: bigint | number | null) => {
    if (value === null) return '—'
    return typeof value === 'bigint'
      ? formatMoney(value, currency, { language: i18n.language })
      : formatNumber(value, i18n.language)
  }
  return FIGURES.map(({ group, tiles }) => (
    <section key={group} className={styles.group}>
      <h2 className={styles.title}>{t(`group_${group}`)}</h2>
      <ul className={styles.tiles}>
        {tiles.map(({ name, beside, path, params }) => (
          <li key={name}>
            <Link to={reportPath(path, range, params)} className={styles.tile}>
              <span className={styles.label}>
                {t(name)}
                <ChevronRight size={14} aria-hidden="true" />
              </span>
              <strong className={styles.value}>{figureText(sum[name])}</strong>
              {beside && <span className={styles.beside}>{t(`beside_${beside}`, { number: figureText(sum[beside]) })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
