import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toastError } from '#client/lib/error-text.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Button, Dialog } from '#client/ui/index.ts'
import { useAcknowledge, useRealityCheck } from './responsible-play.queries.ts'
import { SessionFacts } from './SessionFacts.tsx'
import styles from './ResponsiblePlay.module.css'

const stay = () => undefined

/** The reminder of time and money: blocks play until it is confirmed, and offers to stop or to see the bets (RG-10). */
export function RealityCheckDialog({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('responsible-play')
  const { data, dataUpdatedAt } = useRealityCheck()
  const acknowledge = useAcknowledge()
  const navigate = useNavigate()
  const goOn = (onSuccess?: () => unknown) =>
    acknowledge.mutate(undefined, { onSuccess, onError: (error) => void toastError(error) })
  return (
    <Dialog
      isOpen={data?.isDue === true}
      onClose={stay}
      isUnasked
      role="alertdialog"
      title={t('check_title')}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {t('check_stop')}
          </Button>
          <Button isLoading={acknowledge.isPending} onClick={() => goOn()}>
            {t('check_go_on')}
          </Button>
        </>
      }
    >
      <div className={styles.check}>
        <p>{t('check_about')}</p>
        {data && <SessionFacts session={data.session} receivedAt={dataUpdatedAt} isNarrow />}
        <Button variant="ghost" isWide onClick={() => goOn(() => navigate(SCREENS.responsiblePlay.path))}>
          {t('check_history')}
        </Button>
      </div>
    </Dialog>
  )
}
