import { RefreshCw, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#client/lib/notices.ts'
import { Card, MenuRow, Sheet } from '#client/ui/index.ts'
import { ProofForm } from './ProofForm.tsx'
import styles from './TwoFactorPage.module.css'
import { useRenewCodes, useUnbind } from './two-factor.queries.ts'

interface Props {
  codesLeft: number
  onCodes: (codes: readonly string[]) => void
}
const FEW_CODES = 3

/** An app is bound: get new recovery codes, or remove it. */
export function BoundApp({ codesLeft, onCodes }: Props) {
  const { t } = useTranslation('two-factor')
  const [asked, setAsked] = useState<'renew' | 'unbind'>()
  const [renew, unbind] = [useRenewCodes(), useUnbind()]
  const close = () => setAsked(undefined)
  return (
    <>
      <Card className={styles.bound}>
        <ShieldCheck size={40} className={styles.shield} aria-hidden="true" />
        <h2 className={styles.title}>{t('bound_title')}</h2>
        <p className={styles.intro}>{t('bound_intro')}</p>
        <p className={codesLeft <= FEW_CODES ? styles.few : styles.intro}>{t('codes_left', { count: codesLeft })}</p>
      </Card>
      <Card isList>
        <MenuRow icon={<RefreshCw />} onSelect={() => setAsked('renew')}>
          {t('renew')}
        </MenuRow>
        <MenuRow icon={<Trash2 />} onSelect={() => setAsked('unbind')}>
          {t('unbind')}
        </MenuRow>
      </Card>
      <Sheet isOpen={asked === 'renew'} onClose={close} title={t('renew')}>
        <ProofForm
          intro={t('renew_intro')}
          submit={t('renew')}
          onSend={async ({ code }) => {
            const { recoveryCodes } = await renew.mutateAsync(code)
            onCodes(recoveryCodes)
          }}
        />
      </Sheet>
      <Sheet isOpen={asked === 'unbind'} onClose={close} title={t('unbind')}>
        <ProofForm
          needsPassword
          intro={t('unbind_intro')}
          submit={t('unbind')}
          onSend={async ({ code, password }) => {
            await unbind.mutateAsync({ verificationCode: code, password })
            toast.success(t('unbound'))
          }}
        />
      </Sheet>
    </>
  )
}
