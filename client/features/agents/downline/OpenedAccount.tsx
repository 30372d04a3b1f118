import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#client/lib/copy.ts'
import { toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Button, ButtonLink, Card } from '#client/ui/index.ts'
import styles from './Downline.module.css'

interface Props {
  username: string
  password: string
  onAnother: () => void
}

/** What the agent passes on: shown once, because no one can look the password up later. */
export function OpenedAccount({ username, password, onAnother }: Props) {
  const { t } = useTranslation(['downline', 'common'])
  const copy = async () => {
    if (await copyText(t('account_text', { username, password }))) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  return (
    <div className={styles.stack}>
      <Card>
        <h2 className={styles.name}>
          <CircleCheck size={22} className={styles.ok} aria-hidden="true" />
          {t('opened', { name: username })}
        </h2>
        <dl className={styles.lines}>
          <div className={styles.line}>
            <dt>{t('username')}</dt>
            <dd className={styles.name}>{username}</dd>
          </div>
          <div className={styles.line}>
            <dt>{t('first_password')}</dt>
            <dd className={styles.name}>{password}</dd>
          </div>
        </dl>
        <p className={styles.note}>{t('opened_note')}</p>
      </Card>
      <Button isWide onClick={() => void copy()}>
        {t('copy_account')}
      </Button>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={onAnother}>
          {t('open_another')}
        </Button>
        <ButtonLink variant="secondary" to={SCREENS.team.path}>
          {t('to_team')}
        </ButtonLink>
      </div>
    </div>
  )
}
