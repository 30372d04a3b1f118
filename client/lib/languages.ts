/** The languages a player may choose, each under its own name. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/wire.ts'

export { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_WIRE_CODE, type Language } from '#contract/wire.ts'

export const LANGUAGE_NAME = { tl: 'Tagalog', en: 'English', zh: '中文', vi: 'Tiếng Việt' } as const satisfies Record<
  Language,
  string
>

/** The BCP 47 locale for Intl. */
const LOCALE = { tl: 'fil-PH', en: 'en-PH', zh: 'zh-CN', vi: 'vi-VN' } as const satisfies Record<Language, string>

export const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code)
export const localeOf = (language: string) => (isLanguage(language) ? LOCALE[language] : LOCALE[DEFAULT_LANGUAGE])
