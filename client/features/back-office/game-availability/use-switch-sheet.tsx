import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonSheet } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'

export interface Asked {
  name: string
  isOn: boolean
  /** `list`: whether a tile opens its vendor's list. */
  kind?: 'list'
  onSwitch: (isOn: boolean, reason: string) => Promise<unknown>
}

/** One sheet for a whole table: it keeps its text while it closes, even though the row has changed. */
export function useSwitchSheet(): { ask: (asked: Asked) => void; sheet: ReactNode } {
  const { t } = useTranslation('game-availability')
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const { name = '', isOn = false, kind } = asked ?? {}
  const [title, submit] =
    kind === 'list'
      ? [t(isOn ? 'list_off_title' : 'list_on_title', { name }), t(isOn ? 'list_off' : 'list_on')]
      : [t(isOn ? 'off_title' : 'on_title', { name }), t(isOn ? 'switch_off' : 'switch_on')]
  return {
    ask: (next) => {
      setAsked(next)
      setOpen(true)
    },
    sheet: (
      <ReasonSheet
        isOpen={isOpen}
        title={title}
        submit={submit}
        isDangerous={isOn && kind !== 'list'}
        onSubmit={async (reason) => {
          await asked?.onSwitch(!isOn, reason)
          toast.success(t('done'))
        }}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
