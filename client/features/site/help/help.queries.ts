import { queryOptions } from '@tanstack/react-query'
import * as helpEndpoints from '#contract/site/help.ts'
import { api } from '#client/lib/api.ts'

const keys = { all: ['help'] as const, topics: () => [...keys.all, 'topics'] as const }
const TOPICS_STALE_MS = 300_000

export const helpTopics = () =>
  queryOptions({
    queryKey: keys.topics(),
    queryFn: ({ signal }) => api(helpEndpoints.topics, { query: { device: 'MOBILE' } }, signal),
    staleTime: TOPICS_STALE_MS,
    meta: { isPublic: true },
  })
