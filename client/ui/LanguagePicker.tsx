import { useTranslation } from 'react-i18next'
import { currentLanguage } from '#client/lib/i18n.ts'
import { LANGUAGE_NAME, LANGUAGES, type Language } from '#client/lib/languages.ts'
import { PickerSheet } from './PickerField.tsx'

const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAME[language] }))

interface Props {
  isOpen: boolean
  onClose: () => void
  onChoose: (language: Language) => void
}

/** The sheet with the languages, each under its own name. */
export function LanguagePicker({ isOpen, onClose, onChoose }: Props) {
  const { t } = useTranslation('shell')
  return (
    <PickerSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('language')}
      options={OPTIONS}
      value={currentLanguage()}
      onChange={onChoose}
    />
  )
}
