import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WalletAccount } from '#contract/money/wallet.ts'
import { moneyToWire } from '#contract/wire.ts'
import { typedText } from '#client/lib/typed-amount.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { Button, Form, Sheet } from '#client/ui/index.ts'
import { MoveAmount } from './MoveAmount.tsx'
import { readMove } from './move-values.ts'
import { isBreak } from './refusal.ts'
import { useWalletWords } from './use-wallet-words.ts'
import { useMove } from './wallet-transfer.queries.ts'

interface Props {
  isOpen: boolean
  /** The studio's empty wallet. */
  to: WalletAccount
  /** The main wallet's balance. */
  balance: bigint
  onPlay: () => void
  onClose: () => void
}

/** Before a game whose studio wallet is empty: move money from the main wallet, or play without. */
export function MoveInSheet({ isOpen, to, balance, onPlay, onClose }: Props) {
  const { t } = useTranslation('wallet-transfer')
  const text = useErrorText()
  const { nameOf, money } = useWalletWords()
  const move = useMove()
  const [typed, setTyped] = useState(() => typedText(balance))
  const [requestId] = useState(newRequestId)
  const amount = readMove(typed).value ?? 0n
  const send = () =>
    move
      .mutateAsync({ from: 'MAIN', to: to.accountName, amount: moneyToWire(amount), requestId: `${requestId}-${amount}` })
      .then(onPlay, () => undefined)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('into_title')}>
      <Form
        intro={t('into_text', { name: nameOf(to), amount: money(balance) })}
        error={move.error && (isBreak(move.error) ? t('break') : text(move.error))}
        submit={t('into_submit')}
        isPending={move.isPending}
        isDisabled={amount === 0n || amount > balance}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        foot={
          <Button variant="ghost" isWide onClick={onPlay}>
            {t('into_skip')}
          </Button>
        }
      >
        <MoveAmount balance={balance} typed={typed} onType={setTyped} />
      </Form>
    </Sheet>
  )
}
