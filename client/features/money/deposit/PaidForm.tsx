import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROOF_MAX_BYTES } from '#contract/money/deposit/deposit.ts'
import type { DepositOrder } from '#contract/money/deposit/deposit-order.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { PICTURE_TYPES, pictureRefusal } from '#client/lib/picture-file.ts'
import { Field, Form, IconButton } from '#client/ui/index.ts'
import { useMarkPaid } from './deposit.queries.ts'
import styles from './Order.module.css'

interface Picture {
  file: File
  /** Its object URL. */
  address: string
}

function usePicture() {
  const [picture, setPicture] = useState<Picture>()
  // The browser keeps the file until its object URL is revoked.
  const held = useRef<Picture>(undefined)
  const show = (next: Picture | undefined) => {
    if (held.current) URL.revokeObjectURL(held.current.address)
    held.current = next
    setPicture(next)
  }
  useEffect(() => () => held.current && URL.revokeObjectURL(held.current.address), [])
  return [picture, (file: File | undefined) => show(file && { file, address: URL.createObjectURL(file) })] as const
}

/** "I have paid": the transfer's number if it is identified by one, and a picture if there is one. */
export function PaidForm({ order: { depositId, proof, state, method } }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const errorText = useErrorText()
  const inputId = useId()
  const paid = useMarkPaid()
  const [transactionId, setTransactionId] = useState('')
  const [picture, setPicture] = usePicture()
  const [refusal, setRefusal] = useState<unknown>()
  const [isMissing, setMissing] = useState(false)
  const asksId = proof === 'TRANSACTION_ID' || method === 'CRYPTO'

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Lets the same file be chosen again.
    currentTarget.value = ''
    if (!file) return
    const problem = pictureRefusal(file, PROOF_MAX_BYTES)
    setRefusal(problem)
    if (!problem) setPicture(file)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isWrong = proof === 'TRANSACTION_ID' && transactionId.trim() === ''
    setMissing(isWrong)
    if (!isWrong) paid.mutate({ depositId, transactionId: transactionId.trim(), picture: picture?.file })
  }
  const error = refusal ?? paid.error
  return (
    <Form
      onSubmit={submit}
      submit={t(state === 'EXPIRED' ? 'paid_late' : 'paid')}
      isPending={paid.isPending}
      error={error ? errorText(error) : undefined}
    >
      {asksId && (
        <Field
          label={t('transaction_id')}
          required={proof === 'TRANSACTION_ID'}
          maxLength={64}
          autoComplete="off"
          value={transactionId}
          error={isMissing ? t('transaction_id_missing') : undefined}
          hint={t('transaction_id_hint')}
          onChange={(event) => {
            setTransactionId(event.target.value)
            setMissing(false)
          }}
        />
      )}
      {picture ? (
        <div className={styles.picture}>
          <img src={picture.address} alt={t('picture')} />
          <IconButton label={t('picture_remove')} icon={<X size={18} />} onClick={() => setPicture(undefined)} />
        </div>
      ) : (
        <div>
          <input id={inputId} type="file" accept={PICTURE_TYPES} className="visually-hidden" onChange={take} />
          <label htmlFor={inputId} className={styles.add}>
            <ImagePlus size={20} aria-hidden="true" />
            <span>{t('picture_add')}</span>
          </label>
        </div>
      )}
    </Form>
  )
}
