/** i18next: one namespace a feature, loaded when a page asks for it. Keys are flat (`a.b` is one key). */
import { createInstance, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { FIRST_NAMESPACES } from './first-namespaces.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages.ts'
import { keep, readStored } from './storage.ts'

const LANGUAGE_KEY = 'palaro.language'
/** The site's default for players who have not chosen; kept, so that the next visit starts in it. */
const DEFAULT_LANGUAGE_KEY = 'palaro.defaultLanguage'
/** Dispatched on the window once the language has switched (SCR-35). */
const CHANGE_EVENT = 'palaro:language'
/** Namespaces that lack a language (yet) are shown in English. */
const FALLBACK: Language = 'en'

export const i18n = createInstance()

type Texts = Record<string, string>
/** The table of all other texts is in a file of its own, so that the first visit does not load it. */
const lobbyTexts: Record<Language, () => Promise<Record<string, Texts>>> = {
  tl: () => import('./lobby-texts/tl.ts'),
  en: () => import('./lobby-texts/en.ts'),
  zh: () => import('./lobby-texts/zh.ts'),
  vi: () => import('./lobby-texts/vi.ts'),
}
/** Called before another page needs its first text. */
export const loadLaterTexts = () => import('./later-texts.ts')

async function readTexts(language: Language, namespace: string): Promise<Texts> {
  const lobby = await lobbyTexts[language]()
  if (lobby[namespace]) return lobby[namespace]
  const { laterTexts } = await loadLaterTexts()
  const load = laterTexts[`../locales/${language}/${namespace}.json`] ?? laterTexts[`../locales/${FALLBACK}/${namespace}.json`]
  if (!load) throw new Error(`no texts for ${namespace}`)
  return load()
}

const loader = {
  type: 'backend',
  init: () => undefined,
  read(language: Language, namespace: string, done: ReadCallback) {
    readTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, true),
    )
  },
} as const

const storedLanguage = (): Language => {
  const kept = readStored('localStorage', LANGUAGE_KEY) ?? readStored('localStorage', DEFAULT_LANGUAGE_KEY) ?? ''
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE
}

export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : storedLanguage())

let started: Promise<unknown> = Promise.resolve()

/** The language being switched to, while its texts load. */
let nextLanguage: Language | undefined

async function changeLanguage(language: Language): Promise<void> {
  nextLanguage = language
  await i18n.changeLanguage(language)
  if (nextLanguage === language) nextLanguage = undefined
}

/**
 * Loads texts before they are rendered, also in the language being switched to: for it i18next only loads what was requested
 * earlier. Throws if they do not load: the page then shows an error instead of keys.
 */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  if (namespaces.length === 0) return
  await started
  let language: string
  do {
    language = i18n.language
    await i18n.loadNamespaces(namespaces)
    if (nextLanguage) await i18n.reloadResources([nextLanguage], namespaces)
  } while (language !== i18n.language)
  const missing = namespaces.filter((name) => !i18n.hasResourceBundle(i18n.language, name))
  if (missing.length > 0) throw new Error(`no texts for ${missing.join()}`)
}

export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
    dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail: language }))
  })
  started = i18n
    .use(loader)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      fallbackLng: false,
      supportedLngs: [...LANGUAGES],
      ns: [...FIRST_NAMESPACES],
      defaultNS: 'common',
      keySeparator: false,
      interpolation: { escapeValue: false },
      returnNull: false,
      // It prints an advertisement to the player's browser console.
      showSupportNotice: false,
    })
  await started
}

/** False on a device where no one has chosen yet. */
export const isLanguageChosen = (): boolean => isLanguage(readStored('localStorage', LANGUAGE_KEY) ?? '')

/** Switches at once and remembers the choice; the texts of open pages load before the switch shows. */
export async function chooseLanguage(language: Language): Promise<void> {
  keep('localStorage', LANGUAGE_KEY, language)
  await changeLanguage(language)
}

/** Sets the merchant's default, from the status; used unless the player has chosen. */
export function setDefaultLanguage(language: string): void {
  if (!isLanguage(language)) return
  keep('localStorage', DEFAULT_LANGUAGE_KEY, language)
  if (!isLanguageChosen() && language !== i18n.language) void changeLanguage(language)
}
