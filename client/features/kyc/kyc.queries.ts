import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import { kycEndpoints as endpoints, type KycStatus } from '#contract/kyc.ts'
import type { KycSide } from '#contract/kyc-form.ts'
import { useRefreshSecurity } from '#client/features/security/index.ts'
import { api } from '#client/lib/api.ts'
import { useLiveEvent } from '#client/lib/live.ts'

const keys = { all: ['kyc'] as const, status: () => [...keys.all, 'status'] as const }

export const kycStatus = () =>
  queryOptions({ queryKey: keys.status(), queryFn: ({ signal }) => api(endpoints.status, {}, signal) })

/** The server words the form. */
export const kycDictionary = (language: string) =>
  queryOptions({
    queryKey: [...keys.all, 'dictionary', language],
    queryFn: ({ signal }) => api(endpoints.dictionary, {}, signal),
  })
export const kycSetting = () =>
  queryOptions({ queryKey: [...keys.all, 'setting'], queryFn: ({ signal }) => api(endpoints.merchantSetting, {}, signal) })
export const playerInfo = () =>
  queryOptions({ queryKey: [...keys.all, 'player'], queryFn: ({ signal }) => api(endpoints.playerInfo, {}, signal) })

/** Not held in memory once it is no longer shown. */
export const ownPicture = (side: KycSide, uploadedAt: number) =>
  queryOptions({
    queryKey: [...keys.all, 'picture', side, uploadedAt],
    queryFn: ({ signal }) => api(endpoints.picture, { query: { side } }, signal),
    staleTime: Infinity,
    gcTime: 0,
  })

/** Where it stands is known with the answer. */
function useKeepStatus() {
  const queries = useQueryClient()
  const refreshSecurity = useRefreshSecurity()
  return async (status: KycStatus) => {
    queries.setQueryData(kycStatus().queryKey, status)
    await refreshSecurity()
  }
}

export const useUploadPicture = () =>
  useMutation({
    mutationFn: ({ side, file }: { side: KycSide; file: File }) =>
      api(endpoints.uploadPicture, { body: { side }, files: [file] }),
    onSuccess: useKeepStatus(),
  })

export type WrittenFields = BodyInput<typeof endpoints.submitMaterials>['fields']
export const useSubmitKyc = () =>
  useMutation({
    mutationFn: (fields: WrittenFields) => api(endpoints.submitMaterials, { body: { fields } }),
    onSuccess: useKeepStatus(),
  })

/** The decision is heard while the page is open. */
export function useFollowKyc(): void {
  const queries = useQueryClient()
  const refreshSecurity = useRefreshSecurity()
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: keys.status() })
    void refreshSecurity()
  }
  useLiveEvent('kyc.changed', readAgain, { onReconnect: readAgain })
}
