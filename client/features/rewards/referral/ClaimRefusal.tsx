import { useTranslation } from 'react-i18next'
import { nextStepOf } from '#client/features/rewards/reward/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { Link } from '#client/ui/index.ts'

/** Why a claim was refused, and what the member can do next. */
export function ClaimRefusal({ error, className }: { error: unknown; className: string | undefined }) {
  const { t } = useTranslation('reward')
  const errorText = useErrorText()
  const next = nextStepOf(error)
  return (
    <p role="alert" className={className}>
      {errorText(error)} {next && <Link to={next.to}>{t(next.text)}</Link>}
    </p>
  )
}
