import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NOTE_MAX } from '#contract/back-office/player-profile/player-note.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Pager } from '#client/ui/back-office/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { EmptyState, ErrorState, Form, Skeleton, TextArea } from '#client/ui/index.ts'
import styles from './Notes.module.css'
import { playerNotes, useAddNote } from './player-profile.queries.ts'

function NoteForm({ memberId, onWritten }: { memberId: number; onWritten: () => void }) {
  const { t } = useTranslation('player-profile')
  const text = useErrorText()
  const add = useAddNote()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { note: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ note }) => {
    setRefusal(undefined)
    try {
      await add.mutateAsync({ memberId, text: note.trim() })
      form.reset()
      onWritten()
    } catch (error) {
      setRefusal(error)
    }
  })
  return (
    <Form
      className={styles.form}
      error={refusal !== undefined && text(refusal)}
      submit={t('note_save')}
      isPending={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        label={t('note_new')}
        note={t('note_hint')}
        maxLength={NOTE_MAX}
        error={errors.note?.message}
        {...form.register('note', { validate: (typed) => typed.trim() !== '' || t('note_missing') })}
      />
    </Form>
  )
}

/** Operators' notes on a member, newest first; notes are never deleted. */
export function Notes({ memberId }: { memberId: number }) {
  const { t } = useTranslation('player-profile')
  const { when } = useWords()
  const mayWrite = useMay('money.review')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(playerNotes(memberId, page))
  return (
    <div className={styles.notes}>
      {mayWrite && <NoteForm memberId={memberId} onWritten={() => setPage(1)} />}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="list" rows={3} />}
      {data?.total === 0 && <EmptyState message={t('no_notes')} />}
      {data && data.total > 0 && (
        <>
          <ul aria-label={t('notes')} className={styles.list}>
            {data.list.map(({ id, at, operatorName, text }) => (
              <li key={id}>
                <p>{text}</p>
                <small className={styles.quiet}>
                  {operatorName}, <time dateTime={new Date(at).toISOString()}>{when(at)}</time>
                </small>
              </li>
            ))}
          </ul>
          {data.totalPages > 1 && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
        </>
      )}
    </div>
  )
}
