import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './FairnessCard.module.css'

const HEAD = 20
const TAIL = 3
export const shortHash = (hash: string) => (hash.length > HEAD + TAIL ? `${hash.slice(0, HEAD)}…${hash.slice(-TAIL)}` : hash)

interface Props {
  /** The commitment in a few characters; undefined while it loads. */
  promise: string | undefined
  onOpen: () => void
}

/** Opens the fairness sheet of a game. */
export function FairnessRow({ promise = 'sha256 …', onOpen }: Props) {
  const { t } = useTranslation('fairness')
  return (
    <button type="button" aria-haspopup="dialog" className={styles.card} onClick={onOpen}>
      <ShieldCheck size={24} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.title}>{t('fair')}</span>
        <span className={styles.hash}>{promise}</span>
      </span>
    </button>
  )
}
