/** The card was closed on this device and stays closed. */
import { keep, readStored } from '#client/lib/storage.ts'
import { createStore } from '#client/lib/store.ts'

const HIDDEN_KEY = 'palaro.downloadHidden'
const store = createStore(readStored('localStorage', HIDDEN_KEY) === '1')

export const useCardHidden = store.useValue
export function hideCard(): void {
  keep('localStorage', HIDDEN_KEY, '1')
  store.set(true)
}
