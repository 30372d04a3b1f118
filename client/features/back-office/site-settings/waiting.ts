/** Unsaved changes: kept while the operator looks at other pages, dropped at logout. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingValue } from '#contract/back-office/site-settings/site-settings.ts'
import type { MenuNode } from '#contract/site/system/status.ts'
import { useOperatorSession } from '#client/lib/back-office/operator-session.ts'
import { toast } from '#client/lib/notices.ts'
import { createStore } from '#client/lib/store.ts'
import type { Draft } from './draft.ts'

export interface WaitingSetting {
  /** Null = back to the default. */
  draft: Draft | null
  /** The value when it was changed: someone else may have changed it since. */
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

/** Asks before the page is closed or reloaded; on leaving for another page, says that the changes are kept. */
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
