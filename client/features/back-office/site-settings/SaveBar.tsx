import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SITE_REASON_MAX } from '#contract/back-office/site-settings/site-settings.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { hasReason } from '#client/lib/back-office/has-reason.ts'
import { Button, Form, Sheet, TextArea } from '#client/ui/index.ts'
import styles from './SiteSettings.module.css'
import { useUnsavedGuard } from './waiting.ts'

export interface Change {
  key: string
  name: string
  before: string
  after: string
  /** The server's refusal. */
  problem?: string | undefined
}
interface Props {
  changes: readonly Change[]
  /** How many of them are invalid. */
  wrong?: number
  onSave: (reason: string) => Promise<unknown>
  onDiscard: () => void
}

/** The changes and a reason, then save. */
function ReviewSheet({
  isOpen,
  changes,
  onSave,
  onClose,
}: Pick<Props, 'changes' | 'onSave'> & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('site-settings')
  const text = useErrorText()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ reason }) => {
    setRefusal(undefined)
    try {
      await onSave(reason.trim())
      toast.success(t('saved'))
      form.reset()
      onClose()
    } catch (error) {
      setRefusal(error)
    }
  })
  const close = () => {
    setRefusal(undefined)
    onClose()
  }
  return (
    <Sheet isOpen={isOpen} onClose={close} title={t('review_title')}>
      <Form
        error={refusal !== undefined && text(refusal)}
        submit={t('save')}
        isPending={isSubmitting}
        onSubmit={(event) => void save(event)}
      >
        <dl className={styles.changes}>
          {changes.map(({ key, name, before, after, problem }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{t('was_is', { before, after })}</dd>
              {problem && <dd className={styles.error}>{problem}</dd>}
            </div>
          ))}
        </dl>
        <TextArea
          label={t('reason')}
          maxLength={SITE_REASON_MAX}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (typed) => hasReason(typed) || t('reason_missing') })}
        />
      </Form>
    </Sheet>
  )
}

/** How many changes are unsaved, with save and discard; nothing without changes. */
export function SaveBar({ changes, wrong = 0, onSave, onDiscard }: Props) {
  const { t } = useTranslation('site-settings')
  const [isOpen, setOpen] = useState(false)
  useUnsavedGuard(changes.length > 0)
  const discard = async () => {
    const words = { title: t('discard_sure'), submit: t('discard'), cancel: t('cancel'), isDangerous: true }
    if (await confirm(words)) onDiscard()
  }
  return (
    <>
      {changes.length > 0 && (
        <section className={styles.bar} aria-label={t('review_title')}>
          <output>{wrong > 0 ? t('wrong', { count: wrong }) : t('changes', { count: changes.length })}</output>
          <Button variant="ghost" size="small" onClick={() => void discard()}>
            {t('discard')}
          </Button>
          <Button size="small" disabled={wrong > 0} onClick={() => setOpen(true)}>
            {t('review')}
          </Button>
        </section>
      )}
      <ReviewSheet isOpen={isOpen} changes={changes} onSave={onSave} onClose={() => setOpen(false)} />
    </>
  )
}
