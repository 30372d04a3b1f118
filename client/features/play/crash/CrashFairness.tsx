import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CrashBet, CrashChain } from '#contract/play/crash/crash.ts'
import { CrashVerifier } from '#client/features/play/fairness/index.ts'
import { hundredthsText } from '#client/features/play/game-frame/index.ts'
import { crashWords } from '#client/features/play/round-words/index.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { ErrorState, Sheet, Skeleton } from '#client/ui/index.ts'
import { Facts } from '#client/ui/report/index.ts'
import { crashRounds } from './crash.queries.ts'
import styles from './CrashFairness.module.css'

/** A crashed round, and the player's bet on it. */
export interface AskedProof {
  round: string
  hash: string
  point: number
  /** Undefined until the server has answered. */
  proof?: { salt: string; commitment: string }
  bet?: CrashBet
}

interface Props {
  isOpen: boolean
  onClose: () => void
  token: string
  chain: CrashChain | null
  /** Undefined: the last round. */
  asked: AskedProof | undefined
  currency: CurrencyMeta
}

/** Why no one can choose a crash point, and a verifier with the round filled in (PF-06). */
export function CrashFairness({ isOpen, onClose, ...inside }: Props) {
  const { t } = useTranslation('fairness')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')}>
      <Content {...inside} />
    </Sheet>
  )
}

function useProof(token: string, asked: AskedProof | undefined) {
  const queryClient = useQueryClient()
  const rounds = useQuery(crashRounds(token))
  // Rounds from live events come without their published commitment.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: crashRounds(token).queryKey })
  }, [queryClient, token])
  if (asked?.proof) return { rounds, found: { ...asked, proof: asked.proof } }
  const round = rounds.data?.list.find((one) => (asked ? one.round === asked.round : one.commitment !== ''))
  if (!round || round.commitment === '') return { rounds, found: undefined }
  const { salt, commitment } = round
  return {
    rounds,
    found: { round: round.round, hash: round.hash ?? '', point: round.point ?? 0, proof: { salt, commitment }, bet: asked?.bet },
  }
}

function Content({ token, chain, asked, currency }: Omit<Props, 'isOpen' | 'onClose'>) {
  const { t, i18n } = useTranslation(['crash', 'fairness'])
  const { t: tOriginals } = useTranslation('originals')
  const { rounds, found } = useProof(token, asked)
  if (!found && rounds.isFetching) return <Skeleton shape="text" rows={6} />
  if (!found && rounds.isError) return <ErrorState error={rounds.error} onRetry={rounds.refetch} />
  const { bet } = found ?? {}
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const ownBet = bet && {
    label: t('my_bet'),
    value: `${money(bet.stake)} · ${crashWords.choice(tOriginals, { autoCashOut: bet.autoCashOut, cashOut: bet.cashOut, point: null })} → ${money(bet.state === 'RETURNED' ? bet.stake : bet.payout)}`,
  }
  return (
    <div className={styles.content}>
      <ol className={styles.how}>
        <li>{t('how_1')}</li>
        <li>{t('how_2')}</li>
        <li>{t('how_3')}</li>
      </ol>
      {found ? (
        <>
          <Facts
            facts={[
              { label: t('round'), value: found.round, copied: found.round },
              { label: t('fairness:crash_point'), value: `${hundredthsText(found.point)}×` },
              ...(ownBet ? [ownBet] : []),
              ...(chain ? [{ label: t('terminating_hash'), value: chain.terminatingHash, copied: chain.terminatingHash }] : []),
            ]}
          />
          <CrashVerifier key={found.round} first={{ form: 'text', hash: found.hash, ...found.proof, expected: found.point }} />
        </>
      ) : (
        <p className={styles.quiet}>{t('none_crashed')}</p>
      )}
    </div>
  )
}
