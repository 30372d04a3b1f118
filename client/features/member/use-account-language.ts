import { useEffect } from 'react'
import { chooseLanguage, isLanguageChosen } from '#client/lib/i18n.ts'
import type { Language } from '#client/lib/languages.ts'
import { currentSession } from '#client/lib/session.ts'
import { useMember } from './member.queries.ts'
import { useSetLanguage } from './profile.queries.ts'

/** Switches the language, and tells the account of it where somebody is logged in. */
export function useChooseLanguage(): (language: Language) => void {
  const keep = useSetLanguage()
  return (language) => {
    void chooseLanguage(language)
    // In silence: a language that could not be kept is chosen all the same.
    if (currentSession()) keep.mutate(language)
  }
}

/** A device on which nobody has chosen yet takes the language of the account. */
export function useAccountLanguage(): void {
  const { data: member } = useMember()
  const language = member?.language
  useEffect(() => {
    if (language && !isLanguageChosen()) void chooseLanguage(language)
  }, [language])
}
