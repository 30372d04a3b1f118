import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WalletBalance } from '#contract/money/wallet.ts'
import { moneyToWire } from '#contract/wire.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useRequestId } from '#client/lib/use-request-id.ts'
import { Button, ButtonLink, FormError, IconButton } from '#client/ui/index.ts'
import { MoveAmount } from './MoveAmount.tsx'
import { readMove } from './move-values.ts'
import { isBreak, nextScreenOf } from './refusal.ts'
import { useWalletWords } from './use-wallet-words.ts'
import { useMove } from './wallet-transfer.queries.ts'
import styles from './Wallets.module.css'
import { areAllLocked, byInterest, type Ends, gameWallets, mainWallet } from './wallets.ts'
import { WalletSideButton } from './WalletSideButton.tsx'

interface Props {
  wallet: WalletBalance
  ends: Ends
  onEnds: (ends: Ends) => void
}

/** From which wallet to which, how much, and any problem. */
export function MoveForm({ wallet, ends, onEnds }: Props) {
  const { t } = useTranslation('wallet-transfer')
  const text = useErrorText()
  const { nameOf, money } = useWalletWords()
  const move = useMove()
  const [typed, setTyped] = useState('')
  const requestId = useRequestId()

  const main = mainWallet(wallet)
  const wallets = [...(main ? [main] : []), ...byInterest(gameWallets(wallet))]
  const find = (id: number) => wallet.balance.find(({ accountTypeId }) => accountTypeId === id)
  const [from, to] = [find(ends.from), find(ends.to)]
  if (!from || !to) return null
  const amount = readMove(typed).value ?? 0n
  const held = [from, to].find(({ hold }) => hold)
  const canGo = amount > 0n && amount <= from.availBalance && !held

  /** A changed move needs a new request id, and earlier refusals no longer apply. */
  function change(next: Partial<Ends>) {
    requestId.forget()
    move.reset()
    onEnds({ ...ends, ...next })
  }
  // The wallet chosen on the other side: swap the two.
  const chooseFrom = (id: number) => change(id === ends.to ? { from: ends.to, to: ends.from } : { from: id })
  const chooseTo = (id: number) => change(id === ends.from ? { from: ends.to, to: ends.from } : { to: id })

  async function send() {
    if (!canGo || !from || !to) return
    const body = { from: from.accountTypeId, to: to.accountTypeId, amount: moneyToWire(amount), requestId: requestId.take() }
    try {
      await move.mutateAsync(body)
      toast.success(t('moved', { amount: money(amount), to: nameOf(to) }))
      setTyped('')
      requestId.forget()
    } catch (error) {
      requestId.forgetUnlessUnanswered(error)
    }
  }
  const next = held?.hold === 'LOCKED' ? 'messages' : nextScreenOf(move.error)
  const ofHeld = held?.hold && t(areAllLocked(gameWallets(wallet)) ? 'why_ALL' : `why_${held.hold}`, { name: nameOf(held) })
  const ofMove = move.error && (isBreak(move.error) ? t('break') : text(move.error))
  const problem = ofHeld ?? ofMove
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className={styles.sides}>
        <WalletSideButton label={t('from')} title={t('choose_from')} wallet={from} wallets={wallets} onChoose={chooseFrom} />
        <IconButton
          look="surface"
          label={t('swap')}
          icon={<ArrowDownUp size={20} />}
          className={styles.swap}
          onClick={() => change({ from: ends.to, to: ends.from })}
        />
        <WalletSideButton label={t('to')} title={t('choose_to')} wallet={to} wallets={wallets} onChoose={chooseTo} />
      </div>
      <MoveAmount
        balance={from.availBalance}
        typed={typed}
        onType={(next_) => {
          requestId.forget()
          move.reset()
          setTyped(next_)
        }}
      />
      <FormError
        action={
          next && (
            <ButtonLink to={SCREENS[next].path} size="small" variant="secondary">
              {t('help')}
            </ButtonLink>
          )
        }
      >
        {problem}
      </FormError>
      <Button type="submit" isWide isLoading={move.isPending} disabled={!canGo}>
        {amount > 0n && amount <= from.availBalance ? t('move_amount', { amount: money(amount) }) : t('move')}
      </Button>
    </form>
  )
}
