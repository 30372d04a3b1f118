import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonSheet } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'

export interface Asked {
  name: string
  isOn: boolean
  onSwitch: (isOn: boolean, reason: string) => Promise<unknown>
}

/** One sheet for a whole table: it keeps its text while it closes, even though the row has changed. */
export function useSwitchSheet(): { ask: (asked: Asked) => void; sheet: ReactNode } {
  const { t } = useTranslation('game-availability')
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const { name = '', isOn = false } = asked ?? {}
  return {
    ask: (next) => {
      setAsked(next)
      setOpen(true)
    },
    sheet: (
      <ReasonSheet
        isOpen={isOpen}
        title={t(isOn ? 'off_title' : 'on_title', { name })}
        submit={t(isOn ? 'switch_off' : 'switch_on')}
        isDangerous={isOn}
        onSubmit={async (reason) => {
          await asked?.onSwitch(!isOn, reason)
          toast.success(t('done'))
        }}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
