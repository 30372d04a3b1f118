import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney, formatNumber } from '#client/lib/format.ts'
import { Card } from '#client/ui/index.ts'
import styles from './InboxPage.module.css'
import type { Promo } from './promo.ts'

/** What a promotion gave: bonus, points, tickets. */
export function PromoCard({ promo: { title, bonus, points, tickets } }: { promo: Promo }) {
  const { t, i18n } = useTranslation('inbox')
  const currency = useCurrency()
  const facts = [
    bonus > 0n && { name: t('bonus'), value: formatMoney(bonus, currency, { language: i18n.language }) },
    points > 0 && { name: t('points'), value: formatNumber(points, i18n.language) },
    tickets > 0 && { name: t('tickets'), value: formatNumber(tickets, i18n.language) },
  ].filter((fact) => fact !== false)
  return (
    <Card className={styles.promo}>
      <Gift size={26} aria-hidden="true" className={styles.gift} />
      <div>
        {title && <p className={styles.promoTitle}>{title}</p>}
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
