import { useTranslation } from 'react-i18next'
import type { KycDictionary, KycStatus } from '#contract/identity/kyc/kyc.ts'
import { Card } from '#client/ui/index.ts'
import { OwnPicture } from './PictureSlot.tsx'
import styles from './SentCheck.module.css'

/** What was sent, with all but the last digits of the number masked. */
export function SentCheck({ status, form }: { status: KycStatus; form: KycDictionary }) {
  const { t } = useTranslation('kyc')
  const wordsOf = ({ fieldId, fieldValue }: KycStatus['fields'][number]) => {
    const field = form.fields.find((one) => one.fieldId === fieldId)
    const chosen = field?.options.find(({ value }) => value === fieldValue)
    return { name: field?.fieldName ?? fieldId, value: chosen?.name ?? fieldValue }
  }
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('sent_title')}</h2>
      <dl className={styles.facts}>
        {status.fields.map(wordsOf).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.pictures}>
        {status.pictures.map((uploaded) => {
          const name = form.pictures.find(({ side }) => side === uploaded.side)?.name ?? uploaded.side
          return (
            <figure key={uploaded.side}>
              <OwnPicture uploaded={uploaded} name={name} />
              <figcaption className={styles.caption}>{name}</figcaption>
            </figure>
          )
        })}
      </div>
    </Card>
  )
}
