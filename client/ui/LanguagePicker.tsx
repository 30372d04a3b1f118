import { useTranslation } from 'react-i18next'
import { currentLanguage } from '#client/lib/i18n.ts'
import { LANGUAGE_NAME, LANGUAGES, type Language } from '#client/lib/languages.ts'
import { PickerSheet } from './PickerField.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  onChoose: (language: Language) => void
  /** The site's languages; the default is all of ours. */
  languages?: readonly string[] | undefined
}

/** The sheet with the languages, each under its own name. */
export function LanguagePicker({ isOpen, onClose, onChoose, languages }: Props) {
  const { t } = useTranslation('shell')
  const offered = LANGUAGES.filter((language) => languages?.includes(language) ?? true)
  return (
    <PickerSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('language')}
      options={offered.map((language) => ({ value: language, label: LANGUAGE_NAME[language] }))}
      value={currentLanguage()}
      onChange={onChoose}
    />
  )
}
