import { useQuery } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoundFile as Round } from '#contract/back-office/bet-correction.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackLink, BackOfficeTable, Facts, MemberLink, PageHead } from '#client/ui/back-office/index.ts'
import { Button, ErrorState, Skeleton } from '#client/ui/index.ts'
import { CorrectionTable } from './CorrectionTable.tsx'
import { CorrectSheet } from './CorrectSheet.tsx'
import { roundFile } from './bet-correction.queries.ts'
import styles from './BetCorrection.module.css'
import { Mark } from './RoundWords.tsx'

function Found({ file, onRetry }: { file: Round; onRetry: () => unknown }) {
  const { t } = useTranslation('bet-correction')
  const { money, when } = useWords()
  const mayCorrect = useMay('bets.correct')
  const [isOpen, setOpen] = useState(false)
  const { round, outcome, algorithm, balanceBefore, balanceAfter, postings, requests } = file
  const canCorrect = mayCorrect && !round.waits && round.mark?.kind !== 'VOID'
  return (
    <>
      <PageHead title={t('round_title', { id: round.id })}>
        {canCorrect && (
          <Button size="small" icon={<PencilLine size={18} />} onClick={() => setOpen(true)}>
            {t('correct')}
          </Button>
        )}
      </PageHead>
      <Facts
        of={[
          [t('member'), <MemberLink key="member" memberId={round.memberId} username={round.username} />],
          [t('game'), round.gameName],
          [t('stake'), money(round.stake)],
          [t('payout'), money(round.payout)],
          [t('net'), money(round.payout - round.stake, true)],
          round.mark ? [t('state'), <Mark key="mark" mark={round.mark} />] : undefined,
          outcome === null ? undefined : [t('outcome'), outcome],
          [t('bet_at'), when(round.betAt)],
          [t('settled'), when(round.settledAt)],
          [t('balance_before'), money(balanceBefore)],
          [t('balance_after'), money(balanceAfter)],
          [t('algorithm'), algorithm],
        ]}
      />
      {requests.length > 0 && (
        <>
          <h2 className={styles.part}>{t('corrections')}</h2>
          <CorrectionTable label={t('corrections')} rows={requests} error={null} onRetry={onRetry} empty="" isOfRound />
        </>
      )}
      <h2 className={styles.part}>{t('postings')}</h2>
      <BackOfficeTable
        label={t('postings')}
        columns={[
          { key: 'at', title: t('at'), render: ({ at }) => when(at) },
          { key: 'account', title: t('account'), render: ({ account }) => <code>{account}</code> },
          { key: 'code', title: t('line'), render: ({ code }) => <code>{code}</code> },
          { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount, true) },
          {
            key: 'after',
            title: t('after'),
            isNumber: true,
            render: ({ balanceAfter: left }) => (left === null ? '—' : money(left)),
          },
        ]}
        rows={postings}
        rowKey={({ id }) => id}
        error={null}
        onRetry={onRetry}
        empty={t('no_postings')}
      />
      <CorrectSheet isOpen={isOpen} file={file} onClose={() => setOpen(false)} />
    </>
  )
}

/** One settled bet: details, postings and corrections. */
export function RoundFile({ roundId }: { roundId: string }) {
  const { t } = useTranslation('bet-correction')
  const { data, error, refetch } = useQuery(roundFile(roundId))
  return (
    <>
      <BackLink to="/operator/rounds">{t('all_rounds')}</BackLink>
      {data ? (
        <Found file={data} onRetry={refetch} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton shape="text" rows={8} />
      )}
    </>
  )
}
