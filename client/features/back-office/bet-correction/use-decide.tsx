import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CorrectionRequest } from '#contract/back-office/bet-correction.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { ReasonSheet } from '#client/ui/back-office/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm as ask, toast } from '#client/lib/notices.ts'
import { useConfirm, useReject } from './bet-correction.queries.ts'

/** Confirms or rejects another operator's proposal: from the list, and from the bet itself. */
export function useDecide() {
  const { t } = useTranslation('bet-correction')
  const { money } = useWords()
  const mayCorrect = useMay('bets.correct')
  const confirm = useConfirm()
  const reject = useReject()
  const [rejected, setRejected] = useState<CorrectionRequest>()

  const what = ({ kind, payout }: CorrectionRequest) =>
    kind === 'VOID' ? t('kind_VOID') : t('kind_RESETTLE_to', { payout: money(payout) })
  const decide = async (row: CorrectionRequest) => {
    const title = t('confirm_sure', { what: what(row), round: row.roundId, username: row.username })
    if (!(await ask({ title, body: row.reason, submit: t('confirm'), cancel: t('cancel') }))) return
    await confirm.mutateAsync(row.id).then(() => toast.success(t('confirmed')), toastError)
  }
  const sheet = (
    <ReasonSheet
      isOpen={rejected !== undefined}
      title={t('reject_title')}
      submit={t('reject')}
      isDangerous
      onSubmit={async (reason) => {
        if (!rejected) return
        await reject.mutateAsync({ id: rejected.id, reason })
        toast.success(t('rejected'))
      }}
      onClose={() => setRejected(undefined)}
    />
  )
  return { what, decide, turnDown: setRejected, sheet, mayCorrect }
}
