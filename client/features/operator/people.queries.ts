import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import { operatorEndpoints } from '#contract/operator.ts'
import { operatorPeopleEndpoints as endpoints } from '#contract/operator-people.ts'
import { consoleApi } from './console-api.ts'
import { CONSOLE_KEY } from './operator.queries.ts'
import { refreshOperator, startOperatorSession } from './operator-session.ts'
import { useDeed } from './use-deed.ts'

export const people = (query: QueryInput<typeof endpoints.people>) =>
  queryOptions({
    queryKey: [CONSOLE_KEY, 'people', query],
    queryFn: ({ signal }) => consoleApi(endpoints.people, { query }, signal),
    placeholderData: keepPreviousData,
  })
export const operatorAccess = () =>
  queryOptions({ queryKey: [CONSOLE_KEY, 'access'], queryFn: ({ signal }) => consoleApi(endpoints.access, {}, signal) })

export const useAddPerson = () =>
  useDeed((body: BodyInput<typeof endpoints.addPerson>) => consoleApi(endpoints.addPerson, { body }))
export const useSetRole = () => useDeed((body: BodyInput<typeof endpoints.setRole>) => consoleApi(endpoints.setRole, { body }))
export const useSetActive = () =>
  useDeed((body: BodyInput<typeof endpoints.setActive>) => consoleApi(endpoints.setActive, { body }))
export const useResetPassword = () =>
  useDeed((body: BodyInput<typeof endpoints.resetPassword>) => consoleApi(endpoints.resetPassword, { body }))
export const useResetSecondFactor = () =>
  useDeed((body: BodyInput<typeof endpoints.resetSecondFactor>) => consoleApi(endpoints.resetSecondFactor, { body }))
export const useSaveAccess = () =>
  useDeed((body: BodyInput<typeof endpoints.saveAccess>) => consoleApi(endpoints.saveAccess, { body }))

/** Who one is now: another may have changed the role since the login. */
export const me = () =>
  queryOptions({
    queryKey: [CONSOLE_KEY, 'me'],
    queryFn: async ({ signal }) => {
      const operator = await consoleApi(operatorEndpoints.me, {}, signal)
      refreshOperator(operator)
      return operator
    },
    // Not by the way: recovery codes that are on the screen must stay until they are kept.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
const SECOND_FACTOR_KEY = [CONSOLE_KEY, 'second-factor'] as const
export const ownSecondFactor = () =>
  queryOptions({
    queryKey: SECOND_FACTOR_KEY,
    queryFn: ({ signal }) => consoleApi(operatorEndpoints.secondFactor, {}, signal),
  })

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof operatorEndpoints.changePassword>) =>
      consoleApi(operatorEndpoints.changePassword, { body }),
    onSuccess: startOperatorSession,
  })
/** What one owes is known once the codes are kept: `me` is asked then. */
export const useBindSecondFactor = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof operatorEndpoints.bindSecondFactor>) =>
      consoleApi(operatorEndpoints.bindSecondFactor, { body }),
  })
export const useUnbindSecondFactor = () =>
  useDeed((body: BodyInput<typeof operatorEndpoints.unbindSecondFactor>) =>
    consoleApi(operatorEndpoints.unbindSecondFactor, { body }),
  )
export function useLookAgain() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: [CONSOLE_KEY] })
}
