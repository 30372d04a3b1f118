import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CorrectionRequest } from '#contract/back-office/bet-correction.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, type Column, SecondLine } from '#client/ui/back-office/index.ts'
import { Link } from '#client/ui/index.ts'
import { Actions } from './Actions.tsx'
import styles from './BetCorrection.module.css'
import { useDecide } from './use-decide.tsx'

interface Props {
  label: string
  rows: readonly CorrectionRequest[] | undefined
  error: unknown
  onRetry: () => unknown
  empty: string
  /** On the bet's own page: hides the bet and the member, which are shown above. */
  isOfRound?: boolean
  children?: ReactNode
}

/** Proposed bet corrections and their outcome. */
export function CorrectionTable({ isOfRound = false, children, ...table }: Props) {
  const { t } = useTranslation('bet-correction')
  const { money, when } = useWords()
  const { what, decide, turnDown, sheet, mayCorrect } = useDecide()
  const columns: Column<CorrectionRequest>[] = [
    {
      key: 'at',
      title: t('proposed_by'),
      render: ({ proposedAt, proposedBy }) => (
        <>
          {proposedBy}
          <SecondLine>{when(proposedAt)}</SecondLine>
        </>
      ),
    },
    ...(isOfRound
      ? []
      : [
          {
            key: 'round',
            title: t('round'),
            render: ({ roundId, username }: CorrectionRequest) => (
              <>
                <Link to={`/operator/rounds/${roundId}`} className={styles.link}>
                  {roundId}
                </Link>
                <SecondLine>{username}</SecondLine>
              </>
            ),
          },
        ]),
    {
      key: 'what',
      title: t('what'),
      wraps: true,
      render: (row) => (
        <>
          {what(row)}
          {row.takesPart && <SecondLine>{t('takes_part')}</SecondLine>}
        </>
      ),
    },
    { key: 'reason', title: t('reason'), wraps: true, render: ({ reason }) => reason },
    {
      key: 'state',
      title: t('state'),
      wraps: true,
      render: ({ state, decidedBy, answer, waived }) => (
        <>
          {t(`state_${state}`)}
          {decidedBy && <SecondLine>{answer ? `${decidedBy}: ${answer}` : decidedBy}</SecondLine>}
          {waived > 0n && <SecondLine>{t('waived', { amount: money(waived) })}</SecondLine>}
        </>
      ),
    },
    {
      key: 'decide',
      title: t('decide'),
      wraps: true,
      render: (row) =>
        row.state === 'PROPOSED' &&
        mayCorrect && <Actions request={row} onConfirm={() => void decide(row)} onReject={() => turnDown(row)} />,
    },
  ]
  return (
    <>
      <BackOfficeTable {...table} columns={columns} rowKey={({ id }) => id}>
        {children}
      </BackOfficeTable>
      {sheet}
    </>
  )
}
