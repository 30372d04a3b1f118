import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rank } from '#contract/rewards/vip/vip.ts'
import { SheetPart, SheetParts } from '#client/features/rewards/room/index.ts'
import { Sheet } from '#client/ui/index.ts'
import { Medal } from './Medal.tsx'
import { useRankWords } from './use-rank-words.ts'
import styles from './VipSheets.module.css'

const MEDAL = 84

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Content({ rank }: { rank: Rank }) {
  const { t } = useTranslation(['vip', 'common'])
  const { short, rate } = useRankWords()
  const amount = (sum: bigint) => (sum === 0n ? t('none') : short(sum))
  return (
    <SheetParts>
      <span className={styles.medal}>
        <Medal level={rank.level} size={MEDAL} />
      </span>
      <SheetPart title={t('a_month')}>
        <dl>
          <Row name={t('needs_deposit')}>{short(rank.minDeposit)}</Row>
          <Row name={t('turnover')}>{short(rank.minTurnover)}</Row>
        </dl>
      </SheetPart>
      <SheetPart title={t('gives')}>
        <dl>
          <Row name={t('gift_RANK_UP')}>{amount(rank.upgradeBonus)}</Row>
          <Row name={t('gift_RANK_SALARY')}>{amount(rank.salary)}</Row>
          <Row name={t('gift_BIRTHDAY')}>{amount(rank.birthdayGift)}</Row>
          <Row name={t('withdrawn_a_day')}>
            {rank.withdrawAmountPerDay === 0n ? t('no_limit') : short(rank.withdrawAmountPerDay)}
          </Row>
          <Row name={t('withdrawals_a_day')}>{rank.withdrawPerDay === 0 ? t('no_limit') : rank.withdrawPerDay}</Row>
          <Row name={t('free_a_day')}>{rank.freeWithdrawals ?? t('all')}</Row>
        </dl>
      </SheetPart>
      {rank.rebates.length > 0 && (
        <SheetPart title={t('rebates')}>
          <dl>
            {rank.rebates.map((rebate) => (
              <Row key={rebate.category} name={t(`common:category_${rebate.category}`)}>
                {rate(rebate.rate)}
              </Row>
            ))}
          </dl>
        </SheetPart>
      )}
    </SheetParts>
  )
}

/** All requirements and benefits of a rank. */
export const RankSheet = ({ rank, isOpen, onClose }: { rank: Rank; isOpen: boolean; onClose: () => void }) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={rank.name} isCard>
    <Content rank={rank} />
  </Sheet>
)
