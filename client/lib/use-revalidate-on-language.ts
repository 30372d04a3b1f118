import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DEBOUNCE_MS } from './timings.ts'
import { useDebounced } from './use-debounced.ts'

/** Validates a form's errors again in a newly chosen language (SCR-26). Server errors stay. */
export function useRevalidateOnLanguage<Values extends FieldValues>({ formState, trigger }: UseFormReturn<Values>): void {
  const { i18n } = useTranslation()
  const language = useDebounced(i18n.language, DEBOUNCE_MS.validation)
  const last = useRef(language)
  const revalidate = useEffectEvent(() => {
    const wrong = Object.entries(formState.errors).filter(([, error]) => error?.type !== 'server')
    if (wrong.length > 0) void trigger(wrong.map(([name]) => name as Path<Values>))
  })
  useEffect(() => {
    if (language === last.current) return
    last.current = language
    revalidate()
  }, [language])
}
