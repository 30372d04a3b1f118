import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WayRequest } from '#contract/back-office/deposit-ways.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, type Column, ReasonSheet, SecondLine } from '#client/ui/back-office/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm as ask, toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import { useConfirmWay, useRejectWay } from './deposit-ways.queries.ts'
import styles from './DepositWays.module.css'
import { useWayChanges } from './use-way-changes.ts'

/** Proposals of one operator, which another must compare with their source and confirm. */
export function WayRequests({ title, requests }: { title: string; requests: readonly WayRequest[] }) {
  const { t } = useTranslation('deposit-ways')
  const { when } = useWords()
  const changesOf = useWayChanges()
  const confirm = useConfirmWay()
  const reject = useRejectWay()
  const [rejected, setRejected] = useState<WayRequest>()
  const [isRejecting, setRejecting] = useState(false)

  const decide = async (row: WayRequest) => {
    const words = { title: t('confirm_sure', { name: row.after.name }), body: t('confirm_check') }
    if (!(await ask({ ...words, submit: t('confirm'), cancel: t('cancel') }))) return
    await confirm.mutateAsync(row.id).then(() => toast.success(t('confirmed')), toastError)
  }
  const columns: Column<WayRequest>[] = [
    {
      key: 'what',
      title: t('change'),
      wraps: true,
      render: ({ before, after }) => (
        <>
          {t(before ? 'change_of' : 'change_new', { name: after.name })}
          <SecondLine>{after.vendorId}</SecondLine>
        </>
      ),
    },
    {
      key: 'terms',
      title: t('terms'),
      wraps: true,
      render: (row) => (
        <dl className={styles.changes}>
          {changesOf(row).map(({ key, label, before, after }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{before === undefined ? after : t('was_is', { before, after })}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    {
      key: 'by',
      title: t('proposed_by'),
      wraps: true,
      render: ({ proposedBy, proposedAt, reason }) => (
        <>
          {proposedBy}
          <SecondLine>{when(proposedAt)}</SecondLine>
          <SecondLine>{reason}</SecondLine>
        </>
      ),
    },
    {
      key: 'decide',
      title: t('decide'),
      wraps: true,
      render: (row) =>
        row.state === 'PROPOSED' ? (
          <div className={styles.decide}>
            {row.canDecide ? (
              <Button size="small" icon={<Check size={18} />} onClick={() => void decide(row)}>
                {t('confirm')}
              </Button>
            ) : (
              <SecondLine>{t('own_waits')}</SecondLine>
            )}
            <Button
              size="small"
              variant="secondary"
              icon={<X size={18} />}
              onClick={() => {
                setRejected(row)
                setRejecting(true)
              }}
            >
              {t(row.canDecide ? 'reject' : 'take_back')}
            </Button>
          </div>
        ) : (
          <>
            {t(`state_${row.state}`)}
            <SecondLine>{row.answer ? `${row.decidedBy}: ${row.answer}` : row.decidedBy}</SecondLine>
          </>
        ),
    },
  ]
  return (
    <div className={styles.requests}>
      <h2 className={styles.sub}>{title}</h2>
      <BackOfficeTable
        label={title}
        columns={columns}
        rows={requests}
        rowKey={({ id }) => id}
        error={undefined}
        onRetry={() => undefined}
        empty={t('empty')}
      />
      <ReasonSheet
        isOpen={isRejecting}
        title={t('reject_title')}
        submit={t(rejected?.canDecide ? 'reject' : 'take_back')}
        isDangerous
        onSubmit={async (reason) => {
          if (!rejected) return
          await reject.mutateAsync({ id: rejected.id, reason })
          toast.success(t('rejected'))
        }}
        onClose={() => setRejecting(false)}
      />
    </div>
  )
}
