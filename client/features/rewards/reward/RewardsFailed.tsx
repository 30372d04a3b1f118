import { useTranslation } from 'react-i18next'
import { Button, FormError } from '#client/ui/index.ts'

/** Replaces the rewards; what did load is below. */
export function RewardsFailed({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['reward', 'common'])
  return (
    <FormError
      action={
        <Button size="small" variant="secondary" isLoading={isLoading} onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('failed')}
    </FormError>
  )
}
