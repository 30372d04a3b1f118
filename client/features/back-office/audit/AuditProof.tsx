import { FileUp, ShieldCheck } from 'lucide-react'
import { useId, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as auditEndpoints from '#contract/back-office/audit.ts'
import { AUDIT_HEADS_MAX_LENGTH } from '#contract/back-office/audit.ts'
import type { Value } from '#contract/endpoint.ts'
import { BackOfficeDownload } from '#client/ui/back-office/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { toastError } from '#client/lib/error-text.ts'
import { formatNumber } from '#client/lib/format.ts'
import { Button, TextArea } from '#client/ui/index.ts'
import styles from './AuditProof.module.css'
import { useAuditProof } from './audit.queries.ts'

const FILE_TYPES = '.csv,.txt,.log,text/plain,text/csv'

function Verdict({ proof }: { proof: Value<typeof auditEndpoints.verify> }) {
  const { t, i18n } = useTranslation('audit')
  const number = (value: number) => formatNumber(value, i18n.language)
  switch (proof.fault) {
    case null:
      return (
        <>
          {t('whole', { count: proof.entries, number: number(proof.entries) })}{' '}
          {proof.heads > 0 && t('heads_fit', { count: proof.heads, number: number(proof.heads) })}
        </>
      )
    case 'ENTRY':
      return t('broken', { id: proof.brokenAt })
    case 'END':
      return t('broken_end', { number: number(proof.entries) })
    case 'HEAD':
      return t('broken_head', { number: number(proof.unfitHead ?? 0) })
  }
}

/** Verifies the log: by its own chain, and against heads that were saved elsewhere. */
export function AuditProof() {
  const { t } = useTranslation('audit')
  const fileId = useId()
  const [heads, setHeads] = useState('')
  const proof = useAuditProof()
  const prove = (text: string) => proof.mutate(text.trim(), { onError: (error) => void toastError(error) })

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    const text = await file?.slice(0, AUDIT_HEADS_MAX_LENGTH).text()
    // Lets the same file be chosen again.
    currentTarget.value = ''
    if (text) setHeads(text)
  }
  return (
    <section className={styles.proof} aria-labelledby={`${fileId}-title`}>
      <h2 id={`${fileId}-title`} className={styles.title}>
        {t('proof')}
      </h2>
      <p className={styles.intro}>{t('proof_intro')}</p>
      <TextArea
        label={t('heads_kept')}
        className={styles.heads}
        value={heads}
        maxLength={AUDIT_HEADS_MAX_LENGTH}
        spellCheck={false}
        onChange={(event) => setHeads(event.target.value)}
      />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          icon={<ShieldCheck size={18} />}
          isLoading={proof.isPending}
          onClick={() => prove(heads)}
        >
          {t('prove')}
        </Button>
        <span>
          <input
            id={fileId}
            type="file"
            accept={FILE_TYPES}
            className={cx(styles.input, 'visually-hidden')}
            onChange={(event) => void take(event)}
          />
          <label htmlFor={fileId} className={styles.file}>
            <FileUp size={18} aria-hidden="true" />
            {t('heads_file')}
          </label>
        </span>
        <BackOfficeDownload endpoint={auditEndpoints.heads} query={{}} label={t('heads_download')} />
      </div>
      <output className={proof.data?.fault ? styles.broken : styles.whole}>{proof.data && <Verdict proof={proof.data} />}</output>
    </section>
  )
}
