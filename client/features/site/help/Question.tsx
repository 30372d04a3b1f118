import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { SafeHtml } from '#client/ui/index.ts'
import styles from './Question.module.css'

interface Props {
  title: string
  content: string
  /** Above the title: its topic. */
  topic?: string
}

/** A question that expands in place. */
export function Question({ title, content, topic }: Props) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  return (
    <li className={styles.item}>
      <h3>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.words}>
            {topic && topic !== title && <span className={styles.topic}>{topic}</span>}
            <span>{title}</span>
          </span>
          <ChevronDown size={20} className={cx(styles.chevron, isOpen && styles.up)} aria-hidden="true" />
        </button>
      </h3>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && <SafeHtml html={content} />}
      </div>
    </li>
  )
}
