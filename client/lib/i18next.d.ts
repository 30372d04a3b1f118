/** English is the typed source of every text: one line a namespace. */
import type common from '#client/locales/en/common.json'
import type errors from '#client/locales/en/errors.json'
import type shell from '#client/locales/en/shell.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    keySeparator: false
    returnNull: false
    resources: {
      common: typeof common
      errors: typeof errors
      shell: typeof shell
    }
  }
}
