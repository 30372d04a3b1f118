import { useTranslation } from 'react-i18next'
import { formatNumber } from '#client/lib/format.ts'
import { FormError } from '#client/ui/index.ts'
import styles from './RewardGrant.module.css'
import type { Forecast } from './use-give.ts'

/** The lines of a list that must be corrected before the gift can be given. */
export function ListProblems({ forecast: { problems, problemCount } }: { forecast: Forecast }) {
  const { t, i18n } = useTranslation('reward-grant')
  const number = (value: number) => formatNumber(value, i18n.language)
  if (problemCount === 0) return null
  return (
    <>
      <FormError>{t('problems', { count: problemCount, number: number(problemCount) })}</FormError>
      <ul className={styles.problems}>
        {problems.map(({ line, text, problem }) => (
          <li key={line}>
            <span className={styles.lineNumber}>{t('line', { number: number(line) })}</span>
            <code className={styles.lineText}>{text}</code>
            <span className={styles.problem}>{t(`problem_${problem}`)}</span>
          </li>
        ))}
      </ul>
      {problemCount > problems.length && (
        <p className={styles.hint}>{t('and_more', { number: number(problemCount - problems.length) })}</p>
      )}
    </>
  )
}
