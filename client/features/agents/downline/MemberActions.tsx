import { ArrowLeftRight, FileSignature, KeyRound, Network, PencilLine, Percent, ReceiptText, UserRoundCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DownlineMember } from '#contract/agents/downline/downline.ts'
import { isOpen, SCREENS, type ScreenName } from '#client/lib/paths.ts'
import { Card, MenuRow } from '#client/ui/index.ts'

/** What a member's sheet shows: the facts, or the form of an action. */
export type MemberStep = 'facts' | 'send' | 'collect' | 'promote' | 'nickname' | 'password' | 'move'

interface Props {
  member: DownlineMember
  onStep: (step: MemberStep) => void
  onBranch: () => void
}

const PAGES: readonly { screen: ScreenName; icon: ReactNode; text: 'to_rebates' | 'to_contracts' | 'to_bets' }[] = [
  { screen: 'rebateSetting', icon: <Percent />, text: 'to_rebates' },
  { screen: 'agentContracts', icon: <FileSignature />, text: 'to_contracts' },
  { screen: 'teamBetting', icon: <ReceiptText />, text: 'to_bets' },
]

/** What the agent may do with a member, and the pages about them. */
export function MemberActions({ member, onStep, onBranch }: Props) {
  const { t } = useTranslation('downline')
  const pages = PAGES.filter(({ screen }) => isOpen(screen))
  return (
    <Card isList>
      {member.directCount > 0 && (
        <MenuRow icon={<Network />} onSelect={onBranch}>
          {t('open_branch')}
        </MenuRow>
      )}
      {member.canPromote && (
        <MenuRow icon={<UserRoundCheck />} onSelect={() => onStep('promote')}>
          {t('promote')}
        </MenuRow>
      )}
      {member.canRename && (
        <MenuRow icon={<PencilLine />} onSelect={() => onStep('nickname')}>
          {t('change_nickname')}
        </MenuRow>
      )}
      {member.canSetPassword && (
        <MenuRow icon={<KeyRound />} onSelect={() => onStep('password')}>
          {t('give_password')}
        </MenuRow>
      )}
      <MenuRow icon={<ArrowLeftRight />} onSelect={() => onStep('move')}>
        {t('move')}
      </MenuRow>
      {pages
        .filter(({ screen }) => screen === 'teamBetting' || member.isDirect)
        .map(({ screen, icon, text }) => (
          <MenuRow key={screen} icon={icon} to={`${SCREENS[screen].path}?member=${member.customerId}`}>
            {t(text)}
          </MenuRow>
        ))}
    </Card>
  )
}
