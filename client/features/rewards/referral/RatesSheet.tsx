import { useTranslation } from 'react-i18next'
import type { ReferralTier } from '#contract/rewards/referral/referral.ts'
import { SheetParts, SheetText } from '#client/features/rewards/room/index.ts'
import { CategoryIcon, Sheet } from '#client/ui/index.ts'
import { rateRows } from './referral-parts.ts'
import styles from './Tiers.module.css'
import { useReferralWords } from './use-referral-words.ts'

function Content({ tiers }: { tiers: readonly ReferralTier[] }) {
  const { t } = useTranslation(['referral', 'common'])
  const { rate } = useReferralWords()
  return (
    <SheetParts>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            {tiers.map(({ tier }) => (
              <th key={tier} scope="col">
                {t('tier_number', { tier })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rateRows(tiers).map(({ category, rates }) => (
            <tr key={category}>
              <th scope="row">
                <span className={styles.kind}>
                  <CategoryIcon category={category} size={20} />
                  {t(`common:category_${category}`)}
                </span>
              </th>
              {rates.map((value, place) => (
                <td key={tiers[place]?.tier} className={value === undefined ? styles.none : undefined}>
                  {value === undefined ? t('rate_none') : rate(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SheetText>{t('rule_counts')}</SheetText>
    </SheetParts>
  )
}

interface Props {
  tiers: readonly ReferralTier[]
  isOpen: boolean
  onClose: () => void
}
/** The rates by kind of game and tier, and the bets that do not count. */
export function RatesSheet({ tiers, isOpen, onClose }: Props) {
  const { t } = useTranslation('referral')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('rates')} isCard>
      <Content tiers={tiers} />
    </Sheet>
  )
}
