import { useTranslation } from 'react-i18next'
import { toastError } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useFreePlay } from './session.queries.ts'

/** Free play: "please wait", then a trial account; the guard around the page goes home (SCR-32). */
export function useFreeTrial() {
  const { t } = useTranslation('common')
  const freePlay = useFreePlay()
  const start = async () => {
    const done = toast.loading(t('in_please_wait'))
    try {
      await freePlay.mutateAsync()
      done()
    } catch (error) {
      void toastError(error)
    }
  }
  return { start: () => void start(), isPending: freePlay.isPending }
}
