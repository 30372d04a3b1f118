import { useTranslation } from 'react-i18next'
import { toast } from '#client/lib/notices.ts'
import { ReasonSheet } from './ReasonSheet.tsx'

interface Props {
  isOpen: boolean
  onReject: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Rejects an order or a request with a reason that its member reads. */
export function RejectSheet({ isOpen, onReject, onClose }: Props) {
  const { t } = useTranslation('operator')
  return (
    <ReasonSheet
      isOpen={isOpen}
      title={t('reject_why')}
      submit={t('reject')}
      isDangerous
      onSubmit={async (reason) => {
        await onReject(reason)
        toast.success(t('rejected'))
      }}
      onClose={onClose}
    />
  )
}
