import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ManagedRanks } from '#contract/back-office/vip-ranks.ts'
import { MAX_RANKS } from '#contract/rewards/reward/reward-template.ts'
import { messageAt, useContentForm } from '#client/features/back-office/content-management/index.ts'
import type { Language } from '#client/lib/languages.ts'
import { toast } from '#client/lib/notices.ts'
import { Button, Form, IconButton } from '#client/ui/index.ts'
import { fieldOf, ladderToBody, ladderValues, type LadderValues, newRank } from './rank-form.ts'
import { RankCost } from './RankCost.tsx'
import { RankFields } from './RankFields.tsx'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'
import { useSaveRanks } from './vip-ranks.queries.ts'
import styles from './VipRanks.module.css'

interface Props {
  main: Language
  ladder: ManagedRanks
  onReload: () => Promise<{ data?: ManagedRanks | undefined }>
}

/** All ranks, from the first, with what each gives and costs. */
export function RanksForm({ main, ladder, onReload }: Props) {
  const { t } = useTranslation(['vip-ranks', 'content-management'])
  const save = useSaveRanks()
  // As of opening the form, so that others' changes are not overwritten unseen.
  const [stored, setStored] = useState(ladder)
  const form = useForm<LadderValues>({ defaultValues: ladderValues(stored) })
  const { register, control, formState, reset } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'ranks' })
  const { ranks } = useWatch({ control }) as LadderValues
  const refusalAt = (path: string) => ({
    field: fieldOf(path),
    message: t(path.includes('.min') ? 'below' : 'content-management:field_wrong'),
  })
  const { send, error, isStale, forget } = useContentForm(form, refusalAt)
  useAskBeforeClosing(formState.isDirty)
  const show = (next: ManagedRanks) => {
    setStored(next)
    reset(ladderValues(next))
    forget()
  }
  const submit = send(async (typed) => {
    show(await save.mutateAsync(ladderToBody(typed, stored.version)))
    toast.success(t('content-management:saved'))
  })
  async function reload() {
    const { data } = await onReload()
    if (data) show(data)
  }
  const reloading = isStale && (
    <Button size="small" variant="secondary" onClick={() => void reload()}>
      {t('content-management:reload')}
    </Button>
  )
  return (
    <Form
      className={styles.form}
      isDocked={formState.isDirty}
      error={error}
      errorAction={reloading}
      submit={t(formState.isDirty ? 'save' : 'save_nothing')}
      isDisabled={!formState.isDirty}
      isPending={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <ol className={styles.ranks}>
        {fields.map(({ id }, place) => {
          const title = t('rank', { level: place + 1 })
          const [was, values] = [stored.ranks[place], ranks[place] ?? newRank(place)]
          return (
            <li key={id} aria-label={title} className={styles.rank}>
              <div className={styles.head}>
                <h2 className={styles.title}>
                  {title}
                  {was?.members !== undefined && was.members !== null && (
                    <small className={styles.hint}>{t('members', { count: was.members })}</small>
                  )}
                </h2>
                {place > 0 && place === fields.length - 1 && (
                  <IconButton
                    label={t('remove', { level: place + 1 })}
                    icon={<Trash2 size={18} />}
                    onClick={() => remove(place)}
                  />
                )}
              </div>
              {place === 0 && <p className={styles.hint}>{t('first')}</p>}
              <RankFields
                place={place}
                main={main}
                values={values}
                register={register}
                errorAt={(path) => messageAt(formState.errors, path)}
              />
              <section className={styles.cost} aria-label={t('cost', { level: place + 1 })}>
                <RankCost stored={was} isChanged={Boolean(formState.dirtyFields.ranks?.[place]?.minTurnover)} />
              </section>
            </li>
          )
        })}
      </ol>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="secondary"
          icon={<Plus size={18} />}
          disabled={fields.length >= MAX_RANKS}
          onClick={() => append(newRank(fields.length), { focusName: `ranks.${fields.length}.names.${main}` })}
        >
          {t('add')}
        </Button>
        {formState.isDirty && (
          <Button size="small" variant="ghost" onClick={() => show(stored)}>
            {t('discard')}
          </Button>
        )}
      </div>
    </Form>
  )
}
