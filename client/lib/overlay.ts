/** The overlay on the page; features may open one too. */
import { createStore } from './store.ts'

export type Overlay = 'menu' | 'member' | 'language' | 'contact' | 'download' | 'wallet'

const store = createStore<Overlay | null>(null)
export const useOverlay = store.useValue
export const showOverlay = store.set
