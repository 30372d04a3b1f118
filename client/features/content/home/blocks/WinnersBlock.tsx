import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Winner } from '#contract/play/game.ts'
import { rankList } from '#client/features/play/game/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatAgo } from '#client/lib/format.ts'
import { Card, EmptyState, ErrorState, GameArt, Money, Sheet, Skeleton } from '#client/ui/index.ts'
import { NearViewport } from '../NearViewport.tsx'
import { Block } from './Block.tsx'
import styles from './blocks.module.css'

const HOME_WINNERS = 3

function WinnerRow({ win }: { win: Winner['vo'] }) {
  const { i18n } = useTranslation()
  const currency = useCurrency()
  return (
    <li className={styles.winner}>
      <span className={styles.icon}>
        <GameArt src={win.iconUrl} alt="" ratio="46 / 61" className={styles.art} />
      </span>
      <div className={styles.who}>
        <p className={styles.game}>{win.gameName}</p>
        <p className={styles.ago}>{win.customerName}</p>
      </div>
      <div className={styles.won}>
        <Money amount={win.winAmount} currency={currency} tone="win" className={styles.amount} />
        <p className={styles.ago}>{formatAgo(win.wonAt, i18n.language)}</p>
      </div>
    </li>
  )
}

const WinnerList = ({ wins }: { wins: readonly Winner['vo'][] }) => (
  <Card isList>
    <ul className={styles.wins}>
      {wins.map((win) => (
        <WinnerRow key={`${win.customerName}/${win.wonAt}/${win.winAmount}`} win={win} />
      ))}
    </ul>
  </Card>
)

function Winners() {
  const { t } = useTranslation('home')
  const { data: wins, isPending, error, refetch } = useQuery(rankList())
  if (isPending) return <Skeleton rows={HOME_WINNERS} className={styles.winnersPending} />
  if (!wins) return <ErrorState error={error} onRetry={refetch} />
  if (wins.length === 0) return <EmptyState message={t('winners_empty')} />
  return <WinnerList wins={wins.slice(0, HOME_WINNERS)} />
}

/** The latest big wins, names masked; all of them in a sheet. */
export function WinnersBlock() {
  const { t } = useTranslation('home')
  const [isOpen, setOpen] = useState(false)
  const { data: wins = [] } = useQuery({ ...rankList(), enabled: false })
  return (
    <Block
      title={t('winners')}
      icon={<Trophy size={20} aria-hidden="true" />}
      onAll={wins.length > HOME_WINNERS ? () => setOpen(true) : undefined}
    >
      <NearViewport placeholder={<Skeleton rows={HOME_WINNERS} className={styles.winnersPending} />}>
        <Winners />
      </NearViewport>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('winners')}>
        <WinnerList wins={wins} />
      </Sheet>
    </Block>
  )
}
