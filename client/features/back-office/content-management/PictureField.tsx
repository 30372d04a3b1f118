import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PICTURE_MAX_BYTES } from '#contract/back-office/content-management/content-management.ts'
import { cx } from '#client/lib/class-names.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { PICTURE_TYPES, pictureRefusal } from '#client/lib/picture-file.ts'
import { Button, FormError, GameArt, Spinner } from '#client/ui/index.ts'
import styles from './ContentManagement.module.css'
import { useUploadPicture } from './content-management.queries.ts'

interface Props {
  label: string
  hint: string
  ratio: string
  value: string
  onChange: (url: string) => void
  error?: string | undefined
}

/** A picture for the content: uploaded at once, used when the form is saved. */
export function PictureField({ label, hint, ratio, value, onChange, error }: Props) {
  const { t } = useTranslation('content-management')
  const errorText = useErrorText()
  const inputId = useId()
  const upload = useUploadPicture()
  const [failure, setFailure] = useState<unknown>()

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Lets the same file be chosen again.
    currentTarget.value = ''
    if (!file) return
    const refused = pictureRefusal(file, PICTURE_MAX_BYTES)
    setFailure(refused)
    if (refused) return
    await upload.mutateAsync(file).then(({ url }) => onChange(url), setFailure)
  }
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.legend}>{label}</legend>
      {value && <GameArt src={value} alt={t('picture_shown')} ratio={ratio} isEager className={styles.thumb} />}
      <div className={styles.pictureActions}>
        <input
          id={inputId}
          type="file"
          accept={PICTURE_TYPES}
          className={cx('visually-hidden', styles.file)}
          onChange={(event) => void take(event)}
          disabled={upload.isPending}
        />
        <label htmlFor={inputId} className={styles.upload}>
          {upload.isPending ? <Spinner /> : <ImageUp size={18} aria-hidden="true" />}
          <span>{value ? t('picture_other', { label }) : t('picture_choose', { label })}</span>
        </label>
        {value && (
          <Button variant="ghost" size="small" icon={<Trash2 size={18} />} onClick={() => onChange('')}>
            {t('picture_remove')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{hint}</p>
      <FormError>{failure ? errorText(failure) : error}</FormError>
    </fieldset>
  )
}
