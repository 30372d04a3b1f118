/** Changes that were typed and not saved: they wait while one looks at another page, and go with the operator. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingValue } from '#contract/site-settings.ts'
import type { MenuNode } from '#contract/system.ts'
import { useOperatorSession } from '#client/features/operator/index.ts'
import { toast } from '#client/lib/notices.ts'
import { createStore } from '#client/lib/store.ts'
import type { Draft } from './draft.ts'

export interface WaitingSetting {
  /** Null = back to the default. */
  draft: Draft | null
  /** What stood there when it was changed: another may have changed it since. */
  base: SettingValue
}
interface Waiting {
  operatorId: number
  settings: Readonly<Record<string, WaitingSetting>>
  flags: Readonly<Record<string, boolean>>
  menu: readonly MenuNode[] | undefined
}

const nothingOf = (operatorId: number): Waiting => ({ operatorId, settings: {}, flags: {}, menu: undefined })
const store = createStore<Waiting>(nothingOf(0))

export function useWaiting() {
  const operatorId = useOperatorSession()?.operator.id ?? 0
  const held = store.useValue()
  const own = held.operatorId === operatorId ? held : nothingOf(operatorId)
  const current = () => (store.get().operatorId === operatorId ? store.get() : nothingOf(operatorId))
  return { ...own, change: (part: Partial<Omit<Waiting, 'operatorId'>>) => store.set({ ...current(), ...part }) }
}

/** A page that is closed or loaded anew asks first; one that is left for another tells that its changes wait. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  const { t } = useTranslation('site-settings')
  const words = t('keep_waiting')
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const { pathname } = location
    return () => {
      removeEventListener('beforeunload', ask)
      if (location.pathname !== pathname) toast.info(words)
    }
  }, [isUnsaved, words])
}
