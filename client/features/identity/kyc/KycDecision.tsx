import { Check, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ReviewedKyc } from '#contract/identity/kyc/kyc-review.ts'
import { ReasonSheet, RejectSheet } from '#client/ui/back-office/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm as ask, toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import { useApproveKyc, useRejectKyc, useTakeBackKyc } from './kyc-review.queries.ts'
import styles from './KycReview.module.css'

export const QUEUE = '/operator/kyc'

/** The two decisions on a waiting check; each leads back to the queue. */
function Decide({ check: { id, username } }: { check: ReviewedKyc }) {
  const { t } = useTranslation(['operator', 'kyc'])
  const navigate = useNavigate()
  const approve = useApproveKyc()
  const reject = useRejectKyc()
  const [isRejecting, setRejecting] = useState(false)
  const approveIt = async () => {
    const title = t('kyc:approve_sure', { username })
    if (!(await ask({ title, body: t('kyc:approve_until'), submit: t('approve'), cancel: t('cancel') }))) return
    try {
      await approve.mutateAsync(id)
      toast.success(t('approved'))
    } catch (error) {
      await toastError(error)
    }
    await navigate(QUEUE)
  }
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="small" icon={<X size={18} />} onClick={() => setRejecting(true)}>
        {t('reject')}
      </Button>
      <Button size="small" icon={<Check size={18} />} isLoading={approve.isPending} onClick={() => void approveIt()}>
        {t('approve')}
      </Button>
      <RejectSheet
        isOpen={isRejecting}
        onReject={async (reason) => {
          await reject.mutateAsync({ id, reason })
          await navigate(QUEUE)
        }}
        onClose={() => setRejecting(false)}
      />
    </div>
  )
}

/** Takes back an approval that was wrong; leads back to the queue. */
function TakeBack({ check: { id } }: { check: ReviewedKyc }) {
  const { t } = useTranslation('kyc')
  const navigate = useNavigate()
  const takeBack = useTakeBackKyc()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="small" icon={<Undo2 size={18} />} onClick={() => setOpen(true)}>
        {t('take_back')}
      </Button>
      <ReasonSheet
        isOpen={isOpen}
        title={t('take_back_why')}
        submit={t('take_back')}
        isDangerous
        onSubmit={async (reason) => {
          await takeBack.mutateAsync({ id, reason })
          toast.success(t('taken_back'))
          await navigate(QUEUE)
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}

/** What an operator may do with the check in its state. */
export function KycDecision({ check }: { check: ReviewedKyc }) {
  if (check.state === 'PENDING') return <Decide check={check} />
  return check.state === 'APPROVED' ? <TakeBack check={check} /> : null
}
