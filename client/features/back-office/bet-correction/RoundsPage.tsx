import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { SectionTabs } from '#client/ui/back-office/index.ts'
import { PageTitle } from '#client/ui/index.ts'
import { CorrectionList } from './CorrectionList.tsx'
import { RoundFile } from './RoundFile.tsx'
import { RoundList } from './RoundList.tsx'

const CORRECTIONS = 'corrections'

/** Settled bets; those with a correction, done or pending; and the details of one bet. */
export function RoundsPage() {
  const { t } = useTranslation('bet-correction')
  const { roundId } = useParams()
  if (roundId !== undefined && roundId !== CORRECTIONS) return <RoundFile roundId={roundId} />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <SectionTabs
        label={t('parts')}
        tabs={[
          { to: '/operator/rounds', label: t('all_rounds') },
          { to: `/operator/rounds/${CORRECTIONS}`, label: t('corrections') },
        ]}
      />
      {roundId === CORRECTIONS ? <CorrectionList /> : <RoundList />}
    </>
  )
}
