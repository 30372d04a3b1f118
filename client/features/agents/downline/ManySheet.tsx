import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState, Sheet, Skeleton } from '#client/ui/index.ts'
import { type DownlineRow, transferTerms } from './downline.queries.ts'
import { ManyForm } from './ManyForm.tsx'
import { PinFirst } from './PinField.tsx'

interface Props {
  members: readonly DownlineRow[]
  isOpen: boolean
  onClose: () => void
  /** Money was sent: the selection can be cleared. */
  onDone: () => void
}

/** Sends money to several members, each on its own; refusals are shown next to the member. */
export function ManySheet({ members, isOpen, onClose, onDone }: Props) {
  const { t } = useTranslation('downline')
  const { data: terms, isPending, error, refetch } = useQuery(transferTerms())
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('send_many', { count: members.length })}>
      {!isOpen ? null : isPending ? (
        <Skeleton rows={3} />
      ) : !terms ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : terms.hasPaymentPassword ? (
        <ManyForm members={members} terms={terms} onDone={onDone} />
      ) : (
        <PinFirst />
      )}
    </Sheet>
  )
}
