/** The browser's own question whether to install the site, where it has one. `public/boot.js` catches it before we run. */
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

/** True where one tap installs the site. */
export const useCanInstall = (): boolean => store.useValue() !== undefined

/** Asks; true where the site was installed. A browser asks once only. */
export async function install(): Promise<boolean> {
  const prompt = store.get()
  if (!prompt) return false
  window.palaroInstall = undefined
  store.set(undefined)
  return (await prompt.prompt()).outcome === 'accepted'
}
