import { ImageUp } from 'lucide-react'
import { useEffect, useId, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { AVATAR_MAX_BYTES, HOUSE_AVATARS } from '#contract/identity/avatar.ts'
import { cx } from '#client/lib/class-names.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { PICTURE_TYPES, pictureRefusal } from '#client/lib/picture-file.ts'
import { Avatar, Button, FormError, Sheet } from '#client/ui/index.ts'
import { usePickAvatar, useUploadAvatar } from './avatar.queries.ts'
import styles from './AvatarSheet.module.css'

const NUMBERS = Array.from({ length: HOUSE_AVATARS }, (_, number) => number)

/** A file from this device, and its object URL. */
interface Own {
  file: File
  address: string
}

interface Props {
  isOpen: boolean
  onClose: () => void
  /** The current picture. */
  current: string
}

/** Choose a built-in picture or one's own: preview first, then save. */
export function AvatarSheet({ isOpen, onClose, current }: Props) {
  const { t } = useTranslation('avatar')
  const errorText = useErrorText()
  const inputId = useId()
  const [pick, upload] = [usePickAvatar(), useUploadAvatar()]
  const [number, setNumber] = useState<number>()
  const [own, setOwn] = useState<Own>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const shown = own?.address ?? (number === undefined ? current : String(number))

  // The browser keeps the file until its object URL is revoked.
  useEffect(() => () => URL.revokeObjectURL(own?.address ?? ''), [own])

  const choose = (next: { number?: number; file?: File }) => {
    setNumber(next.number)
    setOwn(next.file && { file: next.file, address: URL.createObjectURL(next.file) })
    setFailure(undefined)
  }
  const close = () => {
    choose({})
    onClose()
  }
  function takeFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [taken] = currentTarget.files ?? []
    // Lets the same file be chosen again.
    currentTarget.value = ''
    if (!taken) return
    const error = pictureRefusal(taken, AVATAR_MAX_BYTES)
    if (error) setFailure({ error })
    else choose({ file: taken })
  }
  const done = {
    onSuccess: () => {
      toast.success(t('saved'))
      close()
    },
    onError: (error: unknown) => setFailure({ error }),
  }
  const save = () => {
    if (own) upload.mutate(own.file, done)
    else if (number !== undefined) pick.mutate(number, done)
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={t('title')}
      footer={
        <Button
          isWide
          isLoading={pick.isPending || upload.isPending}
          disabled={number === undefined && own === undefined}
          onClick={save}
        >
          {t('save')}
        </Button>
      }
    >
      <div className={styles.body}>
        <Avatar avatar={shown} size={112} label={t('preview')} className={styles.preview} />
        <FormError>{failure && errorText(failure.error)}</FormError>
        <div>
          <input
            id={inputId}
            type="file"
            accept={PICTURE_TYPES}
            className={cx('visually-hidden', styles.input)}
            onChange={takeFile}
          />
          <label htmlFor={inputId} className={styles.upload}>
            <ImageUp size={20} aria-hidden="true" />
            <span>{t('upload')}</span>
          </label>
          <p className={styles.rule}>{t('rule')}</p>
        </div>
        <fieldset>
          <legend className={styles.legend}>{t('ours')}</legend>
          <div className={styles.grid}>
            {NUMBERS.map((house) => (
              <button
                key={house}
                type="button"
                aria-pressed={shown === String(house)}
                aria-label={t('ours_number', { number: house + 1 })}
                className={styles.choice}
                onClick={() => choose({ number: house })}
              >
                <Avatar avatar={String(house)} size={64} />
              </button>
            ))}
          </div>
        </fieldset>
      </div>
    </Sheet>
  )
}
