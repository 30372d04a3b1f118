/** English is the typed source of every text. */
import type { Texts } from '#client/locales/texts.d.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    keySeparator: false
    returnNull: false
    resources: Texts
  }
}
