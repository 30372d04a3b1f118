import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#client/lib/copy.ts'
import { toast } from '#client/lib/notices.ts'
import { IconButton } from '#client/ui/index.ts'
import styles from './MemberId.module.css'

/** The member number that customer service asks for, with a copy button (SCR-07). */
export function MemberId({ id }: { id: number }) {
  const { t } = useTranslation(['shell', 'common'])
  const copy = async () => {
    if (await copyText(String(id))) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  return (
    <p className={styles.id}>
      {t('member_id', { id })}
      <IconButton label={t('copy_id')} icon={<Copy size={16} />} className={styles.copy} onClick={() => void copy()} />
    </p>
  )
}
