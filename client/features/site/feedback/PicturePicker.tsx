import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FEEDBACK_MAX_PICTURES } from '#contract/site/feedback.ts'
import { cx } from '#client/lib/class-names.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { PICTURE_TYPES } from '#client/lib/picture-file.ts'
import { FormError } from '#client/ui/index.ts'
import styles from './PicturePicker.module.css'
import type { usePictures } from './use-pictures.ts'

type Props = ReturnType<typeof usePictures>

/** Up to three pictures, with previews and a remove button. */
export function PicturePicker({ pictures, problem, add, remove }: Props) {
  const { t } = useTranslation('feedback')
  const errorText = useErrorText()
  const inputId = useId()
  const most = FEEDBACK_MAX_PICTURES
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])])
    // Lets the same file be chosen again.
    currentTarget.value = ''
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('pictures')}</legend>
      <ul className={styles.row}>
        {pictures.map((picture, index) => (
          <li key={picture.address} className={styles.picture}>
            <img src={picture.address} alt={t('picture', { number: index + 1 })} className={styles.image} />
            <button
              type="button"
              aria-label={t('remove_picture', { number: index + 1 })}
              className={styles.remove}
              onClick={() => remove(picture)}
            >
              <span className={styles.cross}>
                <X size={16} aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
        {pictures.length < most && (
          <li>
            <input
              id={inputId}
              type="file"
              multiple
              accept={PICTURE_TYPES}
              className={cx('visually-hidden', styles.input)}
              onChange={take}
            />
            <label htmlFor={inputId} className={styles.add}>
              <ImagePlus size={24} aria-hidden="true" />
              <span>{t('add_picture')}</span>
            </label>
          </li>
        )}
      </ul>
      <p className={styles.rule}>{t('pictures_rule', { most })}</p>
      <FormError>{problem && (problem === 'tooMany' ? t('pictures_too_many', { most }) : errorText(problem.error))}</FormError>
    </fieldset>
  )
}
