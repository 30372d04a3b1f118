/** The one store behind toasts and confirm dialogs; `ui/ToastHost` and `ui/DialogHost` render it. Texts arrive translated. */
import { createStore } from './store.ts'
import { TOAST_MS } from './timings.ts'

export type ToastKind = 'loading' | 'success' | 'error' | 'info'
export interface ToastNotice {
  id: number
  kind: ToastKind
  message: string
}
export interface ConfirmText {
  title: string
  body?: string
  submit: string
  cancel: string
  /** A warning style for the submit button: signing out, deleting. */
  isDangerous?: boolean
}
export interface ConfirmNotice extends ConfirmText {
  id: number
  answer: (isSubmitted: boolean) => void
}
interface Notices {
  toast: ToastNotice | null
  /** Asked one at a time; the first is on screen. */
  confirms: readonly ConfirmNotice[]
}

const store = createStore<Notices>({ toast: null, confirms: [] })
export const useNotices = store.useValue
export const currentNotices = store.get

let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

function dismiss(id: number) {
  if (store.get().toast?.id !== id) return
  clearTimeout(timer)
  store.set({ ...store.get(), toast: null })
}

/** Shows one toast, replacing the current one; returns a function that removes it. */
function show(kind: ToastKind, message: string, milliseconds: number) {
  const id = ++lastId
  clearTimeout(timer)
  store.set({ ...store.get(), toast: { id, kind, message } })
  timer = setTimeout(() => dismiss(id), milliseconds)
  return () => dismiss(id)
}

export const toast = {
  loading: (message: string, milliseconds: number = TOAST_MS.loading) => show('loading', message, milliseconds),
  success: (message: string, milliseconds: number = TOAST_MS.success) => show('success', message, milliseconds),
  error: (message: string, milliseconds: number = TOAST_MS.short) => show('error', message, milliseconds),
  info: (message: string, milliseconds: number = TOAST_MS.reject) => show('info', message, milliseconds),
}

/** Asks and waits: true for submit; false for cancel, Esc or a tap outside. */
export function confirm(text: ConfirmText): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId
    const answer = (isSubmitted: boolean) => {
      store.set({ ...store.get(), confirms: store.get().confirms.filter((notice) => notice.id !== id) })
      resolve(isSubmitted)
    }
    store.set({ ...store.get(), confirms: [...store.get().confirms, { ...text, id, answer }] })
  })
}
