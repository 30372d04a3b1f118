import { Ban, Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Grant } from '#contract/back-office/reward-grant.ts'
import { toastError } from '#client/lib/error-text.ts'
import { formatNumber } from '#client/lib/format.ts'
import { confirm as ask, toast } from '#client/lib/notices.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { ReasonSheet } from '#client/ui/back-office/index.ts'
import { Button } from '#client/ui/index.ts'
import styles from './RewardGrant.module.css'
import { useConfirmGrant, useRejectGrant, useStopGrant } from './reward-grant.queries.ts'

function ConfirmButton({ grant: { id, members, total, reason } }: { grant: Grant }) {
  const { t, i18n } = useTranslation('reward-grant')
  const { money } = useWords()
  const confirm = useConfirmGrant()
  const send = async () => {
    const title = t('confirm_sure', { count: members, number: formatNumber(members, i18n.language), total: money(total) })
    if (!(await ask({ title, body: reason, submit: t('confirm'), cancel: t('cancel') }))) return
    await confirm.mutateAsync(id).then(() => toast.success(t('confirmed')), toastError)
  }
  return (
    <Button size="small" icon={<Check size={18} />} isLoading={confirm.isPending} onClick={() => void send()}>
      {t('confirm')}
    </Button>
  )
}

/** Confirms, rejects or withdraws a proposal; stops a confirmed gift. */
export function GrantActions({ grant }: { grant: Grant }) {
  const { t } = useTranslation('reward-grant')
  const mayAdjust = useMay('money.adjust')
  const reject = useRejectGrant()
  const stop = useStopGrant()
  const [asked, setAsked] = useState<'reject' | 'stop'>()
  const { id, state, canDecide, canStop } = grant
  const close = () => setAsked(undefined)
  if (!mayAdjust) return null
  const rejectWord = t(canDecide ? 'reject' : 'take_back')
  return (
    <>
      <div className={styles.actions}>
        {canDecide && <ConfirmButton grant={grant} />}
        {state === 'PROPOSED' && (
          <Button size="small" variant="secondary" icon={<X size={18} />} onClick={() => setAsked('reject')}>
            {rejectWord}
          </Button>
        )}
        {canStop && (
          <Button size="small" variant="secondary" icon={<Ban size={18} />} onClick={() => setAsked('stop')}>
            {t('stop')}
          </Button>
        )}
      </div>
      <ReasonSheet
        isOpen={asked === 'reject'}
        title={t(canDecide ? 'reject_title' : 'take_back_title')}
        submit={rejectWord}
        isDangerous
        onSubmit={async (reason) => {
          await reject.mutateAsync({ id, reason })
          toast.success(t(canDecide ? 'rejected' : 'taken_back'))
        }}
        onClose={close}
      />
      <ReasonSheet
        isOpen={asked === 'stop'}
        title={t('stop_title')}
        intro={t('stop_means')}
        submit={t('stop')}
        isDangerous
        onSubmit={async (reason) => {
          await stop.mutateAsync({ id, reason })
          toast.success(t('stopped'))
        }}
        onClose={close}
      />
    </>
  )
}
