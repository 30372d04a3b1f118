import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PlayerProfile } from '#contract/back-office/player-profile/player-profile.ts'
import { memberTag, TAG_MAX, TAGS_MAX } from '#contract/back-office/player-profile/player-note.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { toastError, useErrorText } from '#client/lib/error-text.ts'
import { Button, Field, Form, IconButton, Link, Sheet } from '#client/ui/index.ts'
import styles from './MemberTags.module.css'
import { tagsInUse, useTag } from './player-profile.queries.ts'

interface SheetProps {
  isOpen: boolean
  memberId: number
  onClose: () => void
}
const KNOWN_TAGS = 'tags-in-use'

/** Adds a tag; suggests those already in use. */
function TagSheet({ isOpen, memberId, onClose }: SheetProps) {
  const { t } = useTranslation('player-profile')
  const text = useErrorText()
  const { data: known } = useQuery({ ...tagsInUse(), enabled: isOpen })
  const action = useTag()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { tag: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ tag }) => {
    setRefusal(undefined)
    try {
      await action.mutateAsync({ memberId, tag, isAdding: true })
      form.reset()
      onClose()
    } catch (error) {
      setRefusal(error)
    }
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('add_tag')}>
      <Form
        intro={t('tag_intro')}
        error={refusal !== undefined && text(refusal)}
        submit={t('add_tag')}
        isPending={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={t('tag')}
          hint={t('tag_hint', { most: TAG_MAX })}
          list={KNOWN_TAGS}
          autoComplete="off"
          maxLength={TAG_MAX}
          error={errors.tag?.message}
          {...form.register('tag', { validate: (typed) => memberTag.safeParse(typed).success || t('tag_wrong') })}
        />
        <datalist id={KNOWN_TAGS}>
          {known?.map(({ tag }) => (
            <option key={tag} value={tag} aria-label={tag} />
          ))}
        </datalist>
      </Form>
    </Sheet>
  )
}

/** The member's tags; each links to all members who have it. */
export function MemberTags({ file: { id, tags } }: { file: PlayerProfile }) {
  const { t } = useTranslation('player-profile')
  const mayWrite = useMay('money.review')
  const action = useTag()
  const [isAdding, setAdding] = useState(false)
  if (tags.length === 0 && !mayWrite) return null
  return (
    <div className={styles.row}>
      <ul className={styles.tags} aria-label={t('tags')}>
        {tags.map((tag) => (
          <li key={tag} className={styles.tag}>
            <Link to={`/operator/members?tag=${encodeURIComponent(tag)}`}>{tag}</Link>
            {mayWrite && (
              <IconButton
                label={t('remove_tag', { tag })}
                icon={<X size={16} />}
                disabled={action.isPending}
                onClick={() => void action.mutateAsync({ memberId: id, tag, isAdding: false }).catch(toastError)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayWrite && tags.length < TAGS_MAX && (
        <Button variant="ghost" size="small" icon={<Plus size={18} />} onClick={() => setAdding(true)}>
          {t('add_tag')}
        </Button>
      )}
      <TagSheet isOpen={isAdding} memberId={id} onClose={() => setAdding(false)} />
    </div>
  )
}
