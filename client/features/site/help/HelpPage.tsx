import { useQuery } from '@tanstack/react-query'
import { MessageSquareHeart, Search } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { HelpTopic } from '#contract/site/help.ts'
import { useFlag } from '#client/lib/site.ts'
import { cx } from '#client/lib/class-names.ts'
import { paths, SCREENS } from '#client/lib/paths.ts'
import { ButtonLink, Card, EmptyState, ErrorState, Field, loadSanitiser, MenuRow, Skeleton } from '#client/ui/index.ts'
import { findAnswers, topicAt } from './find-answers.ts'
import { helpTopics } from './help.queries.ts'
import styles from './HelpPage.module.css'
import { Question } from './Question.tsx'
import { TopicView } from './TopicView.tsx'

const PARAM = 'i'

/** If nothing helped: a link to feedback. */
function FeedbackLink() {
  const { t } = useTranslation('help')
  if (!useFlag('FEEDBACK3')) return null
  return (
    <Card isList>
      <MenuRow icon={<MessageSquareHeart />} to={SCREENS.feedback.path}>
        {t('feedback')}
      </MenuRow>
    </Card>
  )
}

function Results({ topics, search }: { topics: readonly HelpTopic[]; search: string }) {
  const { t } = useTranslation('help')
  const found = findAnswers(topics, search)
  return (
    <section aria-label={t('results')} className={styles.results}>
      <h2 className="visually-hidden">{t('results')}</h2>
      <output className={styles.count}>{found.length > 0 ? t('search_found', { count: found.length }) : t('nothing')}</output>
      {found.length > 0 && (
        <Card>
          <ul>
            {found.map((answer) => (
              <Question key={`${answer.topic}/${answer.title}`} {...answer} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

/** Topics at the side, the selected one next to them; `?i=` selects the first. */
function Topics({ topics }: { topics: readonly HelpTopic[] }) {
  const { t } = useTranslation('help')
  const [params, setParams] = useSearchParams()
  const at = topicAt(topics, params.get(PARAM))
  const topic = topics[at]
  const choose = (index: number) => {
    setParams({ [PARAM]: String(index) }, { replace: true })
    scrollTo({ top: 0 })
  }
  return (
    <div className={styles.columns}>
      <nav aria-label={t('topics')} className={styles.menu}>
        <ul>
          {topics.map(({ tag, title, bgColor }, index) => (
            <li key={`${index}/${tag}`}>
              <button
                type="button"
                aria-current={index === at ? 'true' : undefined}
                className={cx(styles.entry, index === at && styles.on)}
                onClick={() => choose(index)}
              >
                <span aria-hidden="true" className={styles.dot} style={{ backgroundColor: bgColor || undefined }} />
                <span>{title}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <Card>{topic && <TopicView key={at} topic={topic} />}</Card>
    </div>
  )
}

const Pending = () => (
  <div className={styles.page}>
    <Skeleton rows={1} />
    <div className={styles.columns}>
      <Skeleton rows={8} className={styles.menuPending} />
      <Skeleton shape="text" rows={9} />
    </div>
  </div>
)

/** The help centre (SCR-24): a side menu of topics, their content, and a search over all of it. */
export function HelpPage() {
  const { t } = useTranslation(['help', 'common'])
  const { data: topics, isPending, error, refetch } = useQuery(helpTopics())
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  useEffect(() => void loadSanitiser().catch(() => undefined), [])

  if (isPending) return <Pending />
  if (!topics) return <ErrorState error={error} onRetry={refetch} />
  if (topics.length === 0)
    return <EmptyState message={t('empty')} action={<ButtonLink to={paths.home}>{t('common:category_HOME')}</ButtonLink>} />
  return (
    <div className={styles.page}>
      <search>
        <Field
          type="search"
          label={t('search')}
          icon={<Search size={20} />}
          value={typed}
          maxLength={60}
          isClearable
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      {search.trim() ? <Results topics={topics} search={search} /> : <Topics topics={topics} />}
      <FeedbackLink />
    </div>
  )
}
