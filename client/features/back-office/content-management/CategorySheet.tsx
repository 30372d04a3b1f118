import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ManagedCategory } from '#contract/back-office/content-management/content-management.ts'
import { LANGUAGE_NAME, LANGUAGES, type Language } from '#client/lib/languages.ts'
import { toast } from '#client/lib/notices.ts'
import { Field, Form, Sheet } from '#client/ui/index.ts'
import { useSaveCategory } from './content-management.queries.ts'
import { useContentForm } from './use-content-form.ts'

interface Props {
  category: ManagedCategory | undefined
  onClose: () => void
}
const NAME_MAX = 60
const CODE = /^[A-Za-z0-9_-]{2,32}$/

/** The category's name in every language. */
export function CategorySheet({ category, onClose }: Props) {
  const { t } = useTranslation('content-management')
  const save = useSaveCategory()
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, category?.names[language] ?? '']))
  const form = useForm({ defaultValues: { code: category?.code ?? '', names: names as Record<Language, string> } })
  const { errors, isSubmitting } = form.formState
  const { send, error } = useContentForm(form)
  const submit = send(async (typed) => {
    await save.mutateAsync({ ...typed, ...(category && { id: category.id, version: category.version }) })
    toast.success(t('saved'))
    onClose()
  })
  return (
    <Sheet isOpen onClose={onClose} title={category ? t('category_edit') : t('category_new')}>
      <Form error={error} submit={t('save')} isPending={isSubmitting} onSubmit={(event) => void submit(event)}>
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={LANGUAGE_NAME[language]}
            lang={language}
            maxLength={NAME_MAX}
            error={errors.names?.[language]?.message}
            {...form.register(`names.${language}`, { validate: (typed) => typed.trim() !== '' || t('title_missing') })}
          />
        ))}
        <Field
          label={t('code')}
          hint={t('code_hint')}
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code', { validate: (typed) => CODE.test(typed) || t('code_wrong') })}
        />
      </Form>
    </Sheet>
  )
}
