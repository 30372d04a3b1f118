import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DownlineMember } from '#contract/agents/downline/downline.ts'
import { Facts } from '#client/ui/report/index.ts'
import { memberMobile } from './downline.queries.ts'
import { useTeamWords } from './use-team-words.ts'

/** What the agent may know of a member of the team. */
export function TeamMemberFacts({ member }: { member: DownlineMember }) {
  const { t } = useTranslation('downline')
  const { money, number, time, day, typeOf } = useTeamWords()
  const { data: phone } = useQuery(memberMobile(member.customerId, member.isDirect))
  const upline = member.path.at(-1)
  return (
    <Facts
      facts={[
        { label: t('username'), value: member.username, copied: member.username },
        { label: t('kind'), value: typeOf(member.type) },
        { label: t('status'), value: t(`status_${member.status}`) },
        { label: t('balance'), value: money(member.balance) },
        ...(upline ? [{ label: t('upline'), value: upline.username }] : []),
        { label: t('level'), value: number(member.level) },
        { label: t('direct_count'), value: number(member.directCount) },
        { label: t('team_count'), value: number(member.teamCount) },
        { label: t('last_login'), value: member.isOnline ? t('online') : time(member.lastLogin) },
        { label: t('registered'), value: day(member.regDate) },
        ...(phone?.mobile ? [{ label: t('mobile'), value: phone.mobile }] : []),
      ]}
    />
  )
}
