import { createStore } from './store.ts'

/** After the load event: the first screen is drawn and answers taps. */
const SETTLE_MS = 2_000

const store = createStore(false)
const settleSoon = () => setTimeout(() => store.set(true), SETTLE_MS)
if (document.readyState === 'complete') settleSoon()
else addEventListener('load', settleSoon, { once: true })

/** True once the first page of a visit has had its time: what nobody asked for yet may load now. */
export const useSettled = store.useValue
