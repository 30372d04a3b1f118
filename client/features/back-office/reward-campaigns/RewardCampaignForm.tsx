import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import type { RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import {
  CampaignTexts,
  CampaignWhen,
  ContentForm,
  type Facts,
  messageAt,
  Part,
  PromotionSelect,
  useContentForm,
} from '#client/features/back-office/content-management/index.ts'
import { toast } from '#client/lib/notices.ts'
import type { PartProps } from './form-parts.ts'
import { GiveLink } from './GiveLink.tsx'
import { BudgetFields, NeedFields } from './LimitFields.tsx'
import { PaidFields } from './PaidFields.tsx'
import { PauseButton } from './PauseButton.tsx'
import styles from './RewardCampaigns.module.css'
import { newRewardValues, rewardToBody, rewardValues } from './reward-form.ts'
import { useSaveReward } from './reward-campaigns.queries.ts'
import { hasOwnWords, type RewardValues } from './reward-values.ts'
import { RewardPreview } from './RewardPreview.tsx'
import { RewardTabs } from './RewardTabs.tsx'
import { RuleFields } from './RuleFields.tsx'
import { useAskPause } from './use-pause.ts'
import { useRefusalAt } from './use-refusal-at.ts'

interface Props {
  facts: Facts
  /** Undefined = a new one. */
  stored: ManagedReward | undefined
  /** Final once it is stored. */
  template: RewardTemplate
  /** Names of the ranks, from the first. */
  ranks: readonly string[]
  /** Sorted after all others. */
  nextOrder: number
  onReload: () => Promise<{ data?: ManagedReward[] | undefined }>
}

/** One reward campaign: its rewards and conditions, how they are paid, limits, and dates. */
export function RewardCampaignForm({ facts, stored: given, template, ranks, nextOrder, onReload }: Props) {
  const { t } = useTranslation(['reward-campaigns', 'content-management'])
  const navigate = useNavigate()
  const save = useSaveReward()
  const askPause = useAskPause()
  // As of opening the form, so that others' changes are not overwritten unseen.
  const [stored, setStored] = useState(given)
  const valuesOf = (one: ManagedReward | undefined) =>
    one ? rewardValues(one, ranks.length) : newRewardValues(template, facts.now, nextOrder, ranks.length)
  const form = useForm<RewardValues>({ defaultValues: valuesOf(stored) })
  const { register, setValue, clearErrors, formState } = form
  const { send, error, isStale, forget } = useContentForm(form, useRefusalAt(stored, template))
  const values = useWatch({ control: form.control }) as RewardValues
  const errorAt = (path: string) => messageAt(formState.errors, path)
  const set: PartProps['set'] = (name, value) => {
    clearErrors(name)
    setValue(name, value as never, { shouldDirty: true })
  }
  const submit = send(async (typed) => {
    if (stored?.body.isEnabled && !typed.isEnabled && !(await askPause(stored, false))) return undefined
    await save.mutateAsync({ ...rewardToBody(typed), ...(stored && { id: stored.id, version: stored.version }) })
    toast.success(t('content-management:saved'))
    return navigate('/operator/rewards')
  })
  async function reload() {
    const { data } = await onReload()
    const fresh = data?.find(({ id }) => id === stored?.id)
    setStored(fresh)
    form.reset(valuesOf(fresh))
    forget()
  }
  const part: PartProps = { values, ranks, register, errorAt, set }
  return (
    <ContentForm
      title={stored ? stored.title : t('new')}
      back={{ to: '/operator/rewards', label: t('title') }}
      actions={
        stored && (
          <>
            <GiveLink campaign={stored} />
            {stored.body.isEnabled && <PauseButton stored={stored} isChanged={formState.isDirty} />}
          </>
        )
      }
      error={error}
      isStale={isStale}
      onReload={() => void reload()}
      isPending={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      preview={<RewardPreview values={values} main={facts.defaultLanguage} />}
    >
      {stored && <RewardTabs campaign={stored} />}
      <Part title={t(`template_${template}`)}>
        <p className={styles.hint}>{t(`about_${template}`)}</p>
        {stored && <p className={styles.hint}>{t(hasOwnWords(template) ? `kept_${template}` : 'kept')}</p>}
        <RuleFields {...part} />
      </Part>
      <CampaignTexts main={facts.defaultLanguage} texts={values.texts} register={register} errorAt={errorAt} />
      <Part title={t('part_promotion')}>
        <div className={styles.stack}>
          <PromotionSelect
            label={t('promotion')}
            none={t('promotion_none')}
            value={values.announcementId}
            onChange={(id) => set('announcementId', id)}
            error={errorAt('announcementId')}
          />
        </div>
      </Part>
      <Part title={t('paid_as')}>
        <PaidFields {...part} />
      </Part>
      <Part title={t('part_needs')}>
        <NeedFields {...part} />
      </Part>
      <Part title={t('part_budget')}>
        <BudgetFields {...part} />
      </Part>
      <CampaignWhen
        zone={facts.zone}
        values={values}
        register={register}
        errorAt={errorAt}
        onSchedule={({ startAt, endAt }) => {
          set('startAt', startAt)
          set('endAt', endAt)
        }}
        onSwitch={(isOn) => set('isEnabled', isOn)}
      />
    </ContentForm>
  )
}
