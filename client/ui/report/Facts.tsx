import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#client/lib/copy.ts'
import { toast } from '#client/lib/notices.ts'
import { IconButton } from '#client/ui/index.ts'
import styles from './Report.module.css'

export interface Fact {
  label: string
  value: ReactNode
  /** The text its copy button copies. */
  copied?: string
}

/** Every detail of one row. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation(['report', 'common'])
  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, copied }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
            {copied !== undefined && (
              <IconButton
                label={t('copy', { label })}
                icon={<Copy size={16} />}
                className={styles.copy}
                onClick={() => void copy(copied)}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
