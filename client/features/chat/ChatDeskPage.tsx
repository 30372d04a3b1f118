import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatDeskRow } from '#contract/chat-desk.ts'
import { ConsoleTable, useWords, type Column } from '#client/features/operator/index.ts'
import { Badge, PageTitle } from '#client/ui/index.ts'
import { chatDesk } from './chat-desk.queries.ts'
import { ChatDeskSheet } from './ChatDeskSheet.tsx'

/** Whoever wrote to the house, those who wait for an answer first. */
export function ChatDeskPage() {
  const { t } = useTranslation('chat')
  const { when } = useWords()
  const { data, error, refetch } = useQuery(chatDesk())
  const [chosen, setChosen] = useState<ChatDeskRow>()
  const columns: Column<ChatDeskRow>[] = [
    { key: 'waiting', title: t('desk_waiting'), render: ({ waiting }) => <Badge count={waiting} /> },
    { key: 'member', title: t('desk_member'), render: ({ username, nickname }) => `${username} · ${nickname}` },
    { key: 'text', title: t('desk_last'), wraps: true, render: ({ text }) => text },
    { key: 'at', title: t('desk_when'), render: ({ lastMessageAt }) => when(lastMessageAt) },
  ]
  return (
    <>
      <PageTitle>{t('desk_title')}</PageTitle>
      <ConsoleTable
        label={t('desk_title')}
        columns={columns}
        rows={data}
        rowKey={({ memberId }) => memberId}
        error={error}
        onRetry={refetch}
        empty={t('desk_empty')}
        onOpen={setChosen}
      />
      <ChatDeskSheet conversation={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
