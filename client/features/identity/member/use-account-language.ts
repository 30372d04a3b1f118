import { useEffect } from 'react'
import { chooseLanguage, isLanguageChosen } from '#client/lib/i18n.ts'
import type { Language } from '#client/lib/languages.ts'
import { currentSession } from '#client/lib/session.ts'
import { useMember } from '#client/lib/current-member.ts'
import { useSetLanguage } from './profile.queries.ts'

/** Switches the language, and saves it to the account of a logged-in member. */
export function useChooseLanguage(): (language: Language) => void {
  const keep = useSetLanguage()
  return (language) => {
    void chooseLanguage(language)
    // Silent on failure: the switch works even if it cannot be saved.
    if (currentSession()) keep.mutate(language)
  }
}

/** A device where no one has chosen a language takes the account's. */
export function useAccountLanguage(): void {
  const { data: member } = useMember()
  const language = member?.language
  useEffect(() => {
    if (language && !isLanguageChosen()) void chooseLanguage(language)
  }, [language])
}
