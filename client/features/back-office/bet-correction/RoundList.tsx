import { useQuery } from '@tanstack/react-query'
import { ChevronRight, ChevronsLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { BackOfficeRound } from '#contract/back-office/bet-correction.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, type Column, FilterDate, Filters, FilterText, SecondLine } from '#client/ui/back-office/index.ts'
import { Button, Chip } from '#client/ui/index.ts'
import { roundPage } from './bet-correction.queries.ts'
import styles from './BetCorrection.module.css'
import { Mark } from './RoundWords.tsx'

/** Settled bets, newest first; each page starts after the last bet of the previous one. */
export function RoundList() {
  const { t } = useTranslation('bet-correction')
  const { money, when } = useWords()
  const { get, set } = useTableState()
  const navigate = useNavigate()
  const asked = {
    ...(get('username') && { username: get('username') }),
    ...(get('team') && { team: get('team') }),
    ...(get('round') && { roundId: get('round') }),
    ...(get('game') && { gameCode: get('game') }),
    ...(get('from') && { startDate: get('from') }),
    ...(get('to') && { endDate: get('to') }),
  }
  // A page is identified by the last bet of the previous one; changing a filter starts again.
  const after = get('page')
  const { data, error, refetch } = useQuery(roundPage({ ...asked, ...(after && { after }) }))
  const columns: Column<BackOfficeRound>[] = [
    { key: 'at', title: t('settled'), render: ({ settledAt }) => when(settledAt) },
    { key: 'id', title: t('round'), render: ({ id }) => <code>{id}</code> },
    {
      key: 'member',
      title: t('member'),
      render: ({ username, isTrial, isTest }) => (
        <>
          {username}
          {(isTrial || isTest) && <SecondLine>{t(isTrial ? 'trial' : 'tester')}</SecondLine>}
        </>
      ),
    },
    { key: 'game', title: t('game'), render: ({ gameName }) => gameName },
    { key: 'stake', title: t('stake'), isNumber: true, render: ({ stake }) => money(stake) },
    { key: 'payout', title: t('payout'), isNumber: true, render: ({ payout }) => money(payout) },
    {
      key: 'state',
      title: t('state'),
      render: ({ mark, waits }) => (
        <>
          {mark && <Mark mark={mark} />}
          {waits && <Chip tone="quiet">{t('waits')}</Chip>}
        </>
      ),
    },
  ]
  return (
    <>
      <Filters label={t('filters')}>
        <FilterText label={t('member')} value={get('username')} onChange={(value) => set('username', value)} />
        <FilterText label={t('team')} value={get('team')} onChange={(value) => set('team', value)} />
        <FilterText label={t('round')} value={get('round')} onChange={(value) => set('round', value)} />
        <FilterText label={t('game_code')} value={get('game')} onChange={(value) => set('game', value)} />
        <FilterDate label={t('from')} value={get('from')} onChange={(value) => set('from', value)} />
        <FilterDate label={t('to')} value={get('to')} onChange={(value) => set('to', value)} />
      </Filters>
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('no_rounds')}
        onOpen={({ id }) => void navigate(`/operator/rounds/${id}`)}
      />
      {data && (after || data.next) && (
        <nav aria-label={t('pages')} className={styles.foot}>
          {after && (
            <Button size="small" variant="secondary" icon={<ChevronsLeft size={18} />} onClick={() => set('page', '')}>
              {t('newest')}
            </Button>
          )}
          {data.next && (
            <Button size="small" variant="secondary" icon={<ChevronRight size={18} />} onClick={() => set('page', data.next!)}>
              {t('older')}
            </Button>
          )}
        </nav>
      )}
    </>
  )
}
