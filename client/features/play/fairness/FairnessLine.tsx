import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { seedPairs } from './fairness.queries.ts'
import styles from './FairnessLine.module.css'

interface LineProps {
  /** The number of the round, or of bets under the commitment; undefined while it loads. */
  round: string | number | undefined
  onOpen: () => void
}

/** Below the title of a game: opens its fairness sheet. */
export function FairnessLine({ round = '…', onOpen }: LineProps) {
  const { t } = useTranslation('fairness')
  return (
    <button type="button" aria-haspopup="dialog" className={styles.line} onClick={onOpen}>
      <ShieldCheck size={14} aria-hidden="true" />
      {t('fair_round', { round })}
    </button>
  )
}

interface Props {
  token: string
  /** The last round of this visit. */
  round: { serverSeedHash: string; nonce: number } | undefined
  onOpen: () => void
}

/** The same for a game with player seeds: how many bets the active commitment covers. */
export function SeedsLine({ token, round, onOpen }: Props) {
  const queryClient = useQueryClient()
  const { data } = useQuery(seedPairs(token))
  const { serverSeedHash, nonce } = round ?? {}
  // The round itself has the nonce of its pair; only an unknown pair needs a request.
  useEffect(() => {
    const { queryKey } = seedPairs(token)
    const pairs = queryClient.getQueryData(queryKey)
    if (nonce === undefined || !pairs) return
    const { active } = pairs
    if (active.serverSeedHash !== serverSeedHash) void queryClient.invalidateQueries({ queryKey })
    else if (active.nonce <= nonce) queryClient.setQueryData(queryKey, { ...pairs, active: { ...active, nonce: nonce + 1 } })
  }, [serverSeedHash, nonce, token, queryClient])
  return <FairnessLine round={data?.active.nonce} onOpen={onOpen} />
}
