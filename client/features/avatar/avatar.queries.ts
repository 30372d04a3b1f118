import { useMutation, useQueryClient } from '@tanstack/react-query'
import { avatarEndpoints } from '#contract/avatar.ts'
import { memberInfo } from '#client/features/member/index.ts'
import { api } from '#client/lib/api.ts'

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: memberInfo().queryKey })
}

/** Chooses one of the house's pictures. */
export function usePickAvatar() {
  const onSuccess = useRefresh()
  return useMutation({ mutationFn: (icon: number) => api(avatarEndpoints.pick, { body: { icon } }), onSuccess })
}

/** Sends a picture of the member's own. */
export function useUploadAvatar() {
  const onSuccess = useRefresh()
  return useMutation({ mutationFn: (file: Blob) => api(avatarEndpoints.upload, { files: [file] }), onSuccess })
}
