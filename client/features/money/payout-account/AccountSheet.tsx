import { KeyRound, Star, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MAX } from '#contract/wire.ts'
import type { PayoutAccount } from '#contract/money/payout-account/payout-account.ts'
import { useWithProof } from '#client/features/identity/security/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { Card, Field, Form, FormError, MenuRow, Sheet } from '#client/ui/index.ts'
import { maskedNumber } from './masked-number.ts'
import { useRemoveAccount, useSetDefaultAccount } from './payout-account.queries.ts'
import styles from './AccountSheet.module.css'

interface Props {
  account: PayoutAccount
  isOpen: boolean
  onClose: () => void
}

const OF_PASSWORD = ['fund_account_payment_pwd_error', 'max.attempt.limit']

function RemoveForm({ account, onDone }: { account: PayoutAccount; onDone: () => void }) {
  const { t } = useTranslation('payout-account')
  const errorText = useErrorText()
  const { run, sheet } = useWithProof()
  const remove = useRemoveAccount(run)
  useCipherAhead()
  const [paymentPassword, setPaymentPassword] = useState('')
  const isOfPassword = remove.error instanceof ApiError && OF_PASSWORD.includes(remove.error.code)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (paymentPassword === '' || remove.isPending) return
    remove.mutate(
      { bankCardId: account.bankCardId, paymentPassword },
      {
        onSuccess: () => {
          toast.success(t('removed'))
          onDone()
        },
      },
    )
  }
  return (
    <>
      <Form
        onSubmit={submit}
        intro={t('remove_intro')}
        error={remove.isError && !isOfPassword && errorText(remove.error)}
        submit={t('remove')}
        isPending={remove.isPending}
        isDisabled={paymentPassword === ''}
        isDangerous
      >
        <Field
          label={t('payment_password')}
          icon={<KeyRound size={22} />}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PASSWORD_MAX}
          value={paymentPassword}
          required
          error={isOfPassword ? errorText(remove.error) : undefined}
          onChange={({ target }) => {
            setPaymentPassword(target.value)
            remove.reset()
          }}
        />
      </Form>
      {sheet}
    </>
  )
}

/** Actions for a bound account: make it the default, or remove it. A frozen one cannot be changed. */
export function AccountSheet({ account, isOpen, onClose }: Props) {
  const { t } = useTranslation('payout-account')
  const errorText = useErrorText()
  const setDefault = useSetDefaultAccount()
  const [isRemoving, setRemoving] = useState(false)
  const choose = () =>
    setDefault.mutate(account.bankCardId, {
      onSuccess: () => {
        toast.success(t('default_saved'))
        onClose()
      },
    })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={`${account.bankName} ${maskedNumber(account.cardNumber)}`}>
      {account.isFrozen ? (
        <p className={styles.text}>{t('frozen_text')}</p>
      ) : isRemoving ? (
        <RemoveForm account={account} onDone={onClose} />
      ) : (
        <Card isList>
          {!account.isDefault && (
            <MenuRow icon={<Star />} onSelect={choose}>
              {t('make_default')}
            </MenuRow>
          )}
          <MenuRow icon={<Trash2 />} onSelect={() => setRemoving(true)}>
            {t('remove')}
          </MenuRow>
        </Card>
      )}
      <FormError>{setDefault.isError && errorText(setDefault.error)}</FormError>
    </Sheet>
  )
}
