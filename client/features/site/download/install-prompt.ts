/** The browser's own install prompt, if it has one. `public/boot.js` catches it before this code runs. */
import { createStore } from '#client/lib/store.ts'

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}
declare global {
  interface Window {
    palaroInstall?: InstallPrompt | undefined
  }
  interface WindowEventMap {
    'palaro-install': Event
  }
}

const store = createStore<InstallPrompt | undefined>(window.palaroInstall)
addEventListener('palaro-install', () => store.set(window.palaroInstall))
addEventListener('appinstalled', () => store.set(undefined))

/** Whether one tap installs the site. */
export const useCanInstall = (): boolean => store.useValue() !== undefined

/** Asks; true if the site was installed. A browser asks only once. */
export async function install(): Promise<boolean> {
  const prompt = store.get()
  if (!prompt) return false
  window.palaroInstall = undefined
  store.set(undefined)
  return (await prompt.prompt()).outcome === 'accepted'
}
