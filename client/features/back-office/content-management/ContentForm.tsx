import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Form } from '#client/ui/index.ts'
import { BackLink, PageHead } from '#client/ui/back-office/index.ts'
import styles from './ContentManagement.module.css'

interface Props extends Pick<ComponentProps<typeof Form>, 'error' | 'isPending' | 'onSubmit' | 'children'> {
  title: string
  back: { to: string; label: string }
  /** Next to the title: duplicate, end, remove. */
  actions?: ReactNode
  /** Someone else saved first: offers to reload. */
  isStale: boolean
  onReload: () => void
  preview?: ReactNode
}

/** Edit on one side, preview on the other. */
export function ContentForm({ title, back, actions, isStale, onReload, preview, error, children, ...form }: Props) {
  const { t } = useTranslation('content-management')
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <PageHead title={title}>
        <div className={styles.actions}>{actions}</div>
      </PageHead>
      <div className={styles.sideBySide}>
        <Form
          {...form}
          error={error}
          errorAction={
            isStale && (
              <Button size="small" variant="secondary" onClick={onReload}>
                {t('reload')}
              </Button>
            )
          }
          submit={t('save')}
          className={styles.form}
        >
          {children}
        </Form>
        {preview}
      </div>
    </>
  )
}

/** Fields that belong together. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2 className={styles.sub}>{title}</h2>
    {children}
  </section>
)
