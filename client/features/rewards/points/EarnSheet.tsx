import { useTranslation } from 'react-i18next'
import type { PointRoom } from '#contract/rewards/points/points.ts'
import { SheetPart, SheetParts, SheetText } from '#client/features/rewards/room/index.ts'
import { CategoryIcon, Sheet } from '#client/ui/index.ts'
import styles from './EarnSheet.module.css'
import { betsPerPoint } from './points-parts.ts'
import { StarCoin } from './StarCoin.tsx'
import { usePointWords } from './use-point-words.ts'

function Rates({ rates }: Pick<PointRoom, 'rates'>) {
  const { t } = useTranslation(['points', 'common'])
  const { money } = usePointWords()
  return (
    <SheetPart title={t('rates')}>
      <dl>
        {rates.map(({ category, rate }) => (
          <div key={category} className={styles.row}>
            <dt>
              <CategoryIcon category={category} size={20} />
              {t(`common:category_${category}`)}
            </dt>
            <dd>
              <StarCoin size={16} />
              {t('rate', { bets: money(betsPerPoint(rate)) })}
            </dd>
          </div>
        ))}
      </dl>
    </SheetPart>
  )
}

interface Props {
  room: Pick<PointRoom, 'rates' | 'validMonths'>
  isOpen: boolean
  onClose: () => void
}

/** What earns points, when they are credited, and how long they last. */
export function EarnSheet({ room: { rates, validMonths }, isOpen, onClose }: Props) {
  const { t } = usePointWords()
  const rules = [
    { title: t('when_title'), text: t('when') },
    { title: t('not_title'), text: t('not') },
    { title: t('valid_title'), text: t('valid', { count: validMonths }) },
  ]
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('how')} isCard>
      <SheetParts>
        {rates.length > 0 && <Rates rates={rates} />}
        {rules.map(({ title, text }) => (
          <SheetPart key={title} title={title}>
            <SheetText>{text}</SheetText>
          </SheetPart>
        ))}
      </SheetParts>
    </Sheet>
  )
}
