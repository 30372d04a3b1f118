import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#client/lib/copy.ts'
import { toast } from '#client/lib/notices.ts'
import { IconButton } from '#client/ui/index.ts'
import styles from './FairnessSheet.module.css'

/** A label above a long seed or hash, with a copy button. */
export function CodeLine({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation(['fairness', 'common'])
  const copy = async () => {
    if (await copyText(value)) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.code}>{value}</span>
        <IconButton label={t('copy', { label })} icon={<Copy size={18} />} onClick={() => void copy()} />
      </dd>
    </div>
  )
}
