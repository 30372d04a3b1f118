import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatBackOfficeRow } from '#contract/content/chat/chat-back-office.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, type Column } from '#client/ui/back-office/index.ts'
import { Badge, PageTitle } from '#client/ui/index.ts'
import { chatBackOffice } from './chat-back-office.queries.ts'
import { ChatBackOfficeSheet } from './ChatBackOfficeSheet.tsx'

/** Members' conversations, unanswered ones first. */
export function ChatBackOfficePage() {
  const { t } = useTranslation('chat')
  const { when } = useWords()
  const { data, error, refetch } = useQuery(chatBackOffice())
  const [chosen, setChosen] = useState<ChatBackOfficeRow>()
  const columns: Column<ChatBackOfficeRow>[] = [
    { key: 'waiting', title: t('office_waiting'), render: ({ waiting }) => <Badge count={waiting} /> },
    { key: 'member', title: t('office_member'), render: ({ username, nickname }) => `${username} · ${nickname}` },
    { key: 'text', title: t('office_last'), wraps: true, render: ({ text }) => text },
    { key: 'at', title: t('office_when'), render: ({ lastMessageAt }) => when(lastMessageAt) },
  ]
  return (
    <>
      <PageTitle>{t('office_title')}</PageTitle>
      <BackOfficeTable
        label={t('office_title')}
        columns={columns}
        rows={data}
        rowKey={({ memberId }) => memberId}
        error={error}
        onRetry={refetch}
        empty={t('office_empty')}
        onOpen={setChosen}
      />
      <ChatBackOfficeSheet conversation={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
