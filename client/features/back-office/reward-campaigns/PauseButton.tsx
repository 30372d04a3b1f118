import { CirclePause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import { toastError } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { Button } from '#client/ui/index.ts'
import { rewardToBody, rewardValues } from './reward-form.ts'
import { useSaveReward } from './reward-campaigns.queries.ts'
import { useAskPause } from './use-pause.ts'

interface Props {
  stored: ManagedReward
  /** Unsaved changes would be lost. */
  isChanged: boolean
}

/** Switches off the stored campaign, without the form's changes. */
export function PauseButton({ stored, isChanged }: Props) {
  const { t } = useTranslation(['reward-campaigns', 'content-management'])
  const navigate = useNavigate()
  const askPause = useAskPause()
  const save = useSaveReward()
  async function pause() {
    const { id, version } = stored
    if (!(await askPause(stored, isChanged))) return
    await save.mutateAsync({ ...rewardToBody(rewardValues(stored)), id, version, isEnabled: false }).then(() => {
      toast.success(t('paused'))
      void navigate('/operator/rewards')
    }, toastError)
  }
  return (
    <Button
      size="small"
      variant="secondary"
      icon={<CirclePause size={18} />}
      isLoading={save.isPending}
      onClick={() => void pause()}
    >
      {t('content-management:turn_off')}
    </Button>
  )
}
