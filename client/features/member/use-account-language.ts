import { useEffect, useEffectEvent } from 'react'
import { chooseLanguage, currentLanguage, i18n, isLanguageChosen } from '#client/lib/i18n.ts'
import { currentSession } from '#client/lib/session.ts'
import { useMember, useSetLanguage } from './member.queries.ts'

/**
 * The account keeps its member's language: what a logged-in member chooses is told to the server, and a device on which
 * nobody has chosen yet takes the account's.
 */
export function useAccountLanguage(): void {
  const { data: member } = useMember()
  const { mutate: keep } = useSetLanguage()
  const accountLanguage = member?.language

  // In silence: a language that could not be kept is chosen all the same.
  const tell = useEffectEvent(() => {
    if (currentSession() && currentLanguage() !== accountLanguage) keep(currentLanguage())
  })
  useEffect(() => {
    const told = () => tell()
    i18n.on('languageChanged', told)
    return () => i18n.off('languageChanged', told)
  }, [])

  useEffect(() => {
    if (accountLanguage && !isLanguageChosen()) void chooseLanguage(accountLanguage)
  }, [accountLanguage])
}
