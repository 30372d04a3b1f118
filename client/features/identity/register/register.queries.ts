import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as registerEndpoints from '#contract/identity/register.ts'
import { api } from '#client/lib/api.ts'
import { startFirstSession } from '#client/lib/session.ts'
import type { RegisterMethod } from './register-fields.ts'

const keys = {
  all: ['register'] as const,
  rules: () => [...keys.all, 'rules'] as const,
  inviter: (code: string) => [...keys.all, 'inviter', code] as const,
}
const RULES_STALE_MS = 60_000

const registerRulesQuery = () =>
  queryOptions({
    queryKey: keys.rules(),
    queryFn: ({ signal }) => api(registerEndpoints.settings, {}, signal),
    staleTime: RULES_STALE_MS,
    meta: { isPublic: true },
  })

export const useRegisterRules = () => useQuery(registerRulesQuery())

/** Who invites with a friend's code. */
export const useInviter = (code: string, isEnabled: boolean) =>
  useQuery({
    queryKey: keys.inviter(code),
    queryFn: ({ signal }) => api(registerEndpoints.inviter, { query: { code } }, signal),
    enabled: isEnabled,
    staleTime: RULES_STALE_MS,
    meta: { isPublic: true },
  })

export type RegisterInput = BodyInput<typeof registerEndpoints.register>
const ENDPOINT = { username: registerEndpoints.register, mobile: registerEndpoints.registerByMobile } as const

/** Signs up and, if the server logs the new member in, starts the session; null if it does not. */
export const useRegister = () =>
  useMutation({
    mutationFn: ({ method, body }: { method: RegisterMethod; body: RegisterInput }) => api(ENDPOINT[method], { body }),
    onSuccess: (login) => login && startFirstSession(login),
  })

export const useCheckAffiliate = () =>
  useMutation({
    mutationFn: (code: string) => api(registerEndpoints.affiliate, { query: { code, domain: location.hostname } }),
  })

export const useCheckUsername = () =>
  useMutation({ mutationFn: (username: string) => api(registerEndpoints.checkUsername, { query: { username } }) })
