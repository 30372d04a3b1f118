import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DepositSettings } from '#contract/money/deposit/deposit-order.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import blockedArt from '#client/ui/art/blocked.svg'
import maintenanceArt from '#client/ui/art/maintenance.svg'
import { Button, EmptyState } from '#client/ui/index.ts'

/** Deposits are off: closed by the merchant, or stopped after failed payments; with a contact link. */
export function DepositClosed({ settings: { block, depositOffMessage } }: { settings: DepositSettings }) {
  const { t } = useTranslation('deposit')
  const open = useOpenScreen()
  return (
    <EmptyState
      art={block ? blockedArt : maintenanceArt}
      message={block ? t(`block_${block}`) : depositOffMessage || t('closed')}
      action={
        <Button variant="secondary" icon={<MessageCircle size={20} />} onClick={() => open('chat')}>
          {t('ask_us')}
        </Button>
      }
    />
  )
}
