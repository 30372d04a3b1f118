import { Suspense, useState } from 'react'
import type { Good, PointRoom } from '#contract/rewards/points/points.ts'
import { BreakCard } from '#client/features/rewards/room/index.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { EmptyState, SegmentedControl } from '#client/ui/index.ts'
import { GoodCard } from './GoodCard.tsx'
import styles from './Goods.module.css'
import { bestOffer, type GoodKind, kindOf, kindsOf, levelOf } from './points-parts.ts'
import { usePointWords } from './use-point-words.ts'

/** Loaded late, with the payment password, which few visits need. */
const ExchangeSheet = lazyPart(() => import('./ExchangeSheet.tsx'), 'ExchangeSheet')

type Kind = GoodKind | 'ALL'

/** The goods that points buy, by kind if there are several. */
export function Goods({ room: { goods, balance, ownNumber, onBreak } }: { room: PointRoom }) {
  const { t } = usePointWords()
  const [chosen, setChosen] = useState<Kind>('ALL')
  const [opened, setOpened] = useState<{ good: Good; isOpen: boolean }>()
  const kinds = kindsOf(goods)
  // The chosen kind may lose its last offer.
  const kind = kinds.some((one) => one === chosen) ? chosen : 'ALL'
  const best = bestOffer(goods)
  if (onBreak) return <BreakCard text={t('on_break')} />
  // An offer that has just ended stays in its sheet, which then shows the refusal.
  const shown = opened && (goods.find(({ campaignId }) => campaignId === opened.good.campaignId) ?? opened.good)
  return (
    <section aria-label={t('goods')} className={styles.goods}>
      {kinds.length > 1 && (
        <SegmentedControl
          label={t('kinds')}
          value={kind}
          onChange={setChosen}
          options={(['ALL', ...kinds] as const).map((value) => ({ value, label: t(`kind_${value}`) }))}
          className={styles.kinds}
        />
      )}
      {goods.length === 0 && <EmptyState message={t('empty')} />}
      <div className={styles.grid}>
        {goods
          .filter((good) => kind === 'ALL' || kindOf(good) === kind)
          .map((good) => (
            <GoodCard
              key={good.campaignId}
              good={good}
              balance={balance}
              level={levelOf(good, goods)}
              isBest={good.campaignId === best}
              onOpen={() => setOpened({ good, isOpen: true })}
            />
          ))}
      </div>
      {opened && shown && (
        <Suspense>
          <ExchangeSheet
            key={shown.campaignId}
            good={shown}
            balance={balance}
            ownNumber={ownNumber}
            isOpen={opened.isOpen}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </Suspense>
      )}
    </section>
  )
}
