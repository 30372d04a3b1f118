import { useQuery } from '@tanstack/react-query'
import { ImagePlus, RefreshCw } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KycPicture, KycStatus } from '#contract/identity/kyc/kyc.ts'
import { KYC_PICTURE_MAX_BYTES } from '#contract/identity/kyc/kyc-form.ts'
import { cx } from '#client/lib/class-names.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { PICTURE_TYPES, pictureRefusal } from '#client/lib/picture-file.ts'
import { FormError, Spinner } from '#client/ui/index.ts'
import { ownPicture, useUploadPicture } from './kyc.queries.ts'
import styles from './PictureSlot.module.css'

type Uploaded = KycStatus['pictures'][number]

/** One of the member's uploaded pictures, loaded from the server. */
export function OwnPicture({ uploaded: { side, uploadedAt }, name }: { uploaded: Uploaded; name: string }) {
  const { t } = useTranslation('kyc')
  const { data, isError } = useQuery(ownPicture(side, uploadedAt))
  if (isError) return <span className={styles.empty}>{t('picture_failed')}</span>
  return data ? <img src={data.picture} alt={name} className={styles.image} /> : <span className={styles.empty} />
}

interface Props {
  asked: KycPicture
  uploaded: Uploaded | undefined
  /** Required, but the form was sent without it. */
  isMissing: boolean
}

/** One side of the document: uploaded as soon as it is chosen, and replaceable until the form is sent. */
export function PictureSlot({ asked: { side, name, isRequired }, uploaded, isMissing }: Props) {
  const { t } = useTranslation('kyc')
  const errorText = useErrorText()
  const inputId = useId()
  const errorId = `${inputId}-error`
  const upload = useUploadPicture()
  const [refused, setRefused] = useState<unknown>()
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Lets the same file be chosen again.
    currentTarget.value = ''
    if (!file || upload.isPending) return
    const refusal = pictureRefusal(file, KYC_PICTURE_MAX_BYTES)
    setRefused(refusal)
    if (!refusal) upload.mutate({ side, file })
  }
  const failed = refused ?? upload.error
  const error = failed ? errorText(failed) : isMissing ? t('picture_missing') : undefined
  return (
    <div className={styles.slot}>
      <input
        id={inputId}
        type="file"
        accept={PICTURE_TYPES}
        disabled={upload.isPending}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        className={cx('visually-hidden', styles.input)}
        onChange={take}
      />
      <label htmlFor={inputId} className={cx(styles.box, error !== undefined && styles.wrong)}>
        <span className={styles.name}>
          {name}
          {isRequired && <span aria-hidden="true"> *</span>}
        </span>
        {uploaded && <OwnPicture uploaded={uploaded} name="" />}
        <span className={styles.action}>
          {upload.isPending ? <Spinner /> : uploaded ? <RefreshCw size={18} /> : <ImagePlus size={22} />}
          {t(upload.isPending ? 'uploading' : uploaded ? 'change_picture' : 'add_picture')}
        </span>
      </label>
      <div id={errorId}>
        <FormError>{error}</FormError>
      </div>
    </div>
  )
}
