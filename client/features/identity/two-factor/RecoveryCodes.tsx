import { Copy, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#client/lib/copy.ts'
import { toast } from '#client/lib/notices.ts'
import { Button, Card } from '#client/ui/index.ts'
import styles from './TwoFactorPage.module.css'

const FILE_NAME = 'palaro-recovery-codes.txt'

/** Saves text as a file. */
function download(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: FILE_NAME })
  link.click()
  URL.revokeObjectURL(url)
}

/** The codes for a lost phone, shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation(['two-factor', 'common'])
  const text = codes.join('\n')
  const copy = async () => {
    if (await copyText(text)) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  return (
    <section className={styles.page}>
      <h2 className={styles.title}>{t('codes_title')}</h2>
      <p className={styles.intro}>{t('codes_intro')}</p>
      <Card>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ol>
      </Card>
      <div className={styles.actions}>
        <Button variant="secondary" icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()}>
          {t('codes_copy')}
        </Button>
        <Button variant="secondary" icon={<Download size={18} aria-hidden="true" />} onClick={() => download(`${text}\n`)}>
          {t('codes_download')}
        </Button>
      </div>
      <Button isWide onClick={onKept}>
        {t('codes_kept')}
      </Button>
    </section>
  )
}
