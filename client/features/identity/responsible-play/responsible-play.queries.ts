import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/identity/responsible-play.ts'
import type { ResponsiblePlayState } from '#contract/identity/responsible-play.ts'
import { api } from '#client/lib/api.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'

const keys = {
  all: ['responsible-play'] as const,
  state: () => [...keys.all, 'state'] as const,
  check: () => [...keys.all, 'check'] as const,
}
/** The shortest pause between two checks, however near the next reminder. */
const SOONEST_MS = 1_000
/** The longest timer: browsers drop longer ones. */
const LATEST_MS = 3_600_000

export const playState = () =>
  queryOptions({ queryKey: keys.state(), queryFn: ({ signal }) => api(endpoints.state, {}, signal), staleTime: 0 })

const realityCheck = () =>
  queryOptions({
    queryKey: keys.check(),
    queryFn: ({ signal }) => api(endpoints.realityCheck, {}, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && !data.isDue ? Math.min(LATEST_MS, Math.max(SOONEST_MS, data.dueAt - Date.now())) : false,
  })

/** Reminders for players with real money; asks again as soon as the next one is due. */
export function useRealityCheck() {
  const session = useSession()
  return useQuery({ ...realityCheck(), enabled: session !== null && !isTrialType(session.type) })
}

/** The server refuses to go on until the reminder is confirmed. */
export function useRemind(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: keys.check() })
}

export function useAcknowledge() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api(endpoints.acknowledge),
    onSuccess: (check) => queryClient.setQueryData(realityCheck().queryKey, check),
  })
}

/** Every change returns the new state. */
function useChange<Input>(change: (input: Input) => Promise<ResponsiblePlayState>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (state) => queryClient.setQueryData(playState().queryKey, state),
  })
}

export type LimitInput = BodyInput<typeof endpoints.setLimit>
type LimitKeyInput = BodyInput<typeof endpoints.confirmLimit>

export const useSetLimit = () => useChange((body: LimitInput) => api(endpoints.setLimit, { body }))
export const useConfirmLimit = () => useChange((body: LimitKeyInput) => api(endpoints.confirmLimit, { body }))
export const useWithdrawLimit = () => useChange((body: LimitKeyInput) => api(endpoints.withdrawLimit, { body }))
export const useTakeBreak = () => useChange((body: { hours: number; password: string }) => api(endpoints.takeBreak, { body }))
export const useExclude = () =>
  useMutation({ mutationFn: (body: { months: number; password: string }) => api(endpoints.exclude, { body }) })

export function useSetRealityCheck() {
  const remind = useRemind()
  const change = useChange((minutes: number) => api(endpoints.setRealityCheck, { body: { minutes } }))
  return { ...change, set: (minutes: number) => change.mutate(minutes, { onSuccess: remind }) }
}
