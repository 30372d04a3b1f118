import { useTranslation } from 'react-i18next'
import { chooseLanguage, currentLanguage } from '#client/lib/i18n.ts'
import { LANGUAGE_NAME, LANGUAGES } from '#client/lib/languages.ts'
import { PickerSheet } from './PickerField.tsx'

const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAME[language] }))

/** The sheet with the languages, each under its own name. */
export function LanguagePicker({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <PickerSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('language')}
      options={OPTIONS}
      value={currentLanguage()}
      onChange={(language) => void chooseLanguage(language)}
    />
  )
}
