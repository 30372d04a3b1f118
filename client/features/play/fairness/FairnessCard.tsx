import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FairnessCard.module.css'
import { seedPairs } from './fairness.queries.ts'

const HEAD = 20
const TAIL = 3
export const shortHash = (hash: string) => (hash.length > HEAD + TAIL ? `${hash.slice(0, HEAD)}…${hash.slice(-TAIL)}` : hash)

interface Props {
  token: string
  /** Changes with each bet, which uses up a nonce. */
  bets: string | undefined
  onOpen: () => void
}

/** The promise in one line: the active commitment and how many bets it covers. Opens the fairness sheet. */
export function FairnessCard({ token, bets, onOpen }: Props) {
  const { t } = useTranslation('fairness')
  const queryClient = useQueryClient()
  const { data } = useQuery(seedPairs(token))
  useEffect(() => {
    if (bets) void queryClient.invalidateQueries({ queryKey: seedPairs(token).queryKey })
  }, [bets, token, queryClient])
  return (
    <button type="button" aria-haspopup="dialog" className={styles.card} onClick={onOpen}>
      <ShieldCheck size={24} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.title}>{t('fair')}</span>
        <span className={styles.hash}>
          {data ? `sha256 ${shortHash(data.active.serverSeedHash)} · nonce ${data.active.nonce}` : 'sha256 …'}
        </span>
      </span>
    </button>
  )
}
