import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toastError } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { Button } from '#client/ui/index.ts'
import { useWalletWords } from './use-wallet-words.ts'
import { useReturnAll } from './wallet-transfer.queries.ts'

/** Moves the money of all studios back to the main wallet; lists wallets that were held. */
export function ReturnAllButton({ onDone, isSmall }: { onDone?: () => void; isSmall?: boolean }) {
  const { t } = useTranslation('wallet-transfer')
  const { money } = useWalletWords()
  const returnAll = useReturnAll()
  const bring = () =>
    returnAll.mutateAsync(undefined).then(({ amount, held }) => {
      const stays = held.reduce((sum, { availBalance }) => sum + availBalance, 0n)
      if (stays > 0n) toast.info(t('returned_some', { amount: money(amount), held: money(stays) }), TOAST_MS.long)
      else toast.success(t('returned', { amount: money(amount) }))
      onDone?.()
    }, toastError)
  return (
    <Button
      variant="secondary"
      size={isSmall ? 'small' : 'regular'}
      isWide={!isSmall}
      icon={<Undo2 size={18} />}
      isLoading={returnAll.isPending}
      onClick={() => void bring()}
    >
      {t('return_all')}
    </Button>
  )
}
