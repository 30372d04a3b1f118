/** Whether the player has hidden the balance on this device. */
import { keep, readStored } from '#client/lib/storage.ts'
import { createStore } from '#client/lib/store.ts'

const KEY = 'palaro.balanceHidden'
const store = createStore(readStored('localStorage', KEY) === '1')

export const useBalanceHidden = store.useValue

export function hideBalance(isHidden: boolean): void {
  keep('localStorage', KEY, isHidden ? '1' : null)
  store.set(isHidden)
}
