/** Where the texts of every page but the lobby are; i18n.ts asks for it. */
export const laterTexts = import.meta.glob<Record<string, string>>(
  ['../locales/*/*.json', '!../locales/*/{common,shell,home,game,favourite,launch}.json'],
  { import: 'default' },
)
