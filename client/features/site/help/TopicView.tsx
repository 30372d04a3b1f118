import { useTranslation } from 'react-i18next'
import type { HelpTopic } from '#contract/site/help.ts'
import { SafeHtml } from '#client/ui/index.ts'
import styles from './HelpPage.module.css'
import { Question } from './Question.tsx'

/** A topic's text, then its questions, closed. */
export function TopicView({ topic: { title, content, children } }: { topic: HelpTopic }) {
  const { t } = useTranslation('help')
  return (
    <article className={styles.topic}>
      <h2 className={styles.title}>{title}</h2>
      <SafeHtml html={content} />
      {children.length > 0 && (
        <ul aria-label={t('questions')} className={styles.questions}>
          {children.map((question, place) => (
            <Question key={`${place}/${question.title}`} {...question} />
          ))}
        </ul>
      )}
    </article>
  )
}
