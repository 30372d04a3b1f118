/** The texts of every page but the lobby; loaded by i18n.ts. */
export const laterTexts = import.meta.glob<Record<string, string>>(
  ['../locales/*/*.json', '!../locales/*/{common,shell,home,game,favourite,launch}.json'],
  { import: 'default' },
)
