import { createStore } from './store.ts'

/** The first interactions with a page: no menu is needed before them. */
const FIRST = ['pointerdown', 'keydown'] as const

const store = createStore(false)
const touch = () => {
  for (const kind of FIRST) removeEventListener(kind, touch, true)
  store.set(true)
}
for (const kind of FIRST) addEventListener(kind, touch, true)

/** True from the first tap or key of a visit: the code for what a tap may open loads then. */
export const useTouched = store.useValue
