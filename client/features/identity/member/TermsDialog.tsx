import { Trans, useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLogout } from '#client/features/identity/session/index.ts'
import { useTermsLinks } from '#client/features/site/terms/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, Dialog, FormError } from '#client/ui/index.ts'
import { useMember } from '#client/lib/current-member.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { useAcceptTerms } from './profile.queries.ts'

function TermsQuestion({ version }: { version: string }) {
  const { t } = useTranslation('member')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const terms = useTermsLinks()
  const [accept, logout] = [useAcceptTerms(), useLogout()]

  const signOut = async () => {
    await logout.mutateAsync().catch(() => undefined)
    void navigate(paths.home, { replace: true })
  }
  return (
    <>
      <Dialog
        isOpen
        // The question must be answered.
        onClose={() => undefined}
        role="alertdialog"
        isUnasked
        title={t('terms_title')}
        actions={
          <>
            <Button variant="secondary" isLoading={logout.isPending} onClick={() => void signOut()}>
              {t('terms_sign_out')}
            </Button>
            <Button
              isLoading={accept.isPending}
              onClick={() => whenDone(accept.mutateAsync(version), { onSuccess: () => toast.success(t('terms_thanks')) })}
            >
              {t('terms_accept')}
            </Button>
          </>
        }
      >
        <p>
          <Trans t={t} i18nKey="terms_text" values={{ version }} components={terms.links} />
        </p>
        <FormError>{accept.isError && errorText(accept.error)}</FormError>
      </Dialog>
      {terms.sheet}
    </>
  )
}

/** The terms have changed since the member accepted them (ACC-04): accept to continue, or be signed out. */
export function TermsDialog() {
  const { data: member } = useMember()
  if (!member?.termsDue) return null
  return <TermsQuestion version={member.termsDue} />
}
