import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAME, LANGUAGES, type Language } from '#client/lib/languages.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './ContentDesk.module.css'

interface Props {
  /** The site's own: it can't be missing. */
  main: Language
  isWritten: (language: Language) => boolean
  isWrong: (language: Language) => boolean
  /** Told which is looked at. */
  onChoose?: (language: Language) => void
  children: (language: Language) => ReactNode
}

/** The same fields in each language; which are missing is seen without opening them. All stay in the form. */
export function LanguageTabs({ main, isWritten, isWrong, onChoose, children }: Props) {
  const { t } = useTranslation('content-desk')
  const [chosen, setChosen] = useState(main)
  const order = [main, ...LANGUAGES.filter((language) => language !== main)]
  const wrong = order.find(isWrong)
  // What is wrong in a language that is not looked at would never be found.
  const [shownWrong, setShownWrong] = useState<Language>()
  if (wrong !== shownWrong) {
    setShownWrong(wrong)
    if (wrong && !isWrong(chosen)) setChosen(wrong)
  }
  const tell = useEffectEvent((language: Language) => onChoose?.(language))
  useEffect(() => tell(chosen), [chosen])
  const noteOf = (language: Language) =>
    isWrong(language) ? t('lang_wrong') : isWritten(language) ? t('lang_written') : t('lang_missing')
  return (
    <div className={styles.stack}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{t('languages')}</legend>
        {order.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === chosen}
            className={cx(styles.tab, isWrong(language) && styles.tabWrong)}
            onClick={() => setChosen(language)}
          >
            <span lang={language}>{LANGUAGE_NAME[language]}</span>
            <small className={cx(!isWritten(language) && styles.missing)}>{noteOf(language)}</small>
          </button>
        ))}
      </fieldset>
      {order.map((language) => (
        <div key={language} hidden={language !== chosen} className={styles.stack}>
          {children(language)}
        </div>
      ))}
    </div>
  )
}
