import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import * as playerCareEndpoints from '#contract/back-office/player-profile/player-care.ts'
import * as endpoints from '#contract/back-office/player-profile/player-profile.ts'
import * as playerLockEndpoints from '#contract/back-office/player-profile/player-lock.ts'
import * as playerNoteEndpoints from '#contract/back-office/player-profile/player-note.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

const keys = { all: [BACK_OFFICE_KEY, 'member'] as const, file: (memberId: number) => [...keys.all, memberId] as const }

export const memberSearch = (query: QueryInput<typeof endpoints.search>) =>
  queryOptions({
    queryKey: [...keys.all, 'search', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.search, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const playerProfile = (memberId: number) =>
  queryOptions({
    queryKey: keys.file(memberId),
    queryFn: ({ signal }) => backOfficeApi(endpoints.file, { query: { memberId } }, signal),
  })

export const memberLedger = (memberId: number, page: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'ledger', page],
    queryFn: ({ signal }) => backOfficeApi(endpoints.ledger, { query: { memberId, page } }, signal),
    placeholderData: keepPreviousData,
  })

export const memberBets = (memberId: number, page: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'bets', page],
    queryFn: ({ signal }) => backOfficeApi(endpoints.bets, { query: { memberId, page } }, signal),
    placeholderData: keepPreviousData,
  })

export const playerNotes = (memberId: number, page: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'notes', page],
    queryFn: ({ signal }) => backOfficeApi(playerNoteEndpoints.notes, { query: { memberId, page } }, signal),
    placeholderData: keepPreviousData,
  })

export const tagsInUse = () =>
  queryOptions({
    queryKey: [...keys.all, 'tags'],
    queryFn: ({ signal }) => backOfficeApi(playerNoteEndpoints.tagsInUse, {}, signal),
  })

export const memberLimits = (memberId: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'limits'],
    queryFn: ({ signal }) => backOfficeApi(playerCareEndpoints.limits, { query: { memberId } }, signal),
  })

export const memberMoney = (memberId: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'money'],
    queryFn: ({ signal }) => backOfficeApi(playerCareEndpoints.money, { query: { memberId } }, signal),
  })

export const memberInvitations = (memberId: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'invitations'],
    queryFn: ({ signal }) => backOfficeApi(playerCareEndpoints.invitations, { query: { memberId } }, signal),
  })

export const memberPoints = (memberId: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'points'],
    queryFn: ({ signal }) => backOfficeApi(playerCareEndpoints.points, { query: { memberId } }, signal),
  })

type LockInput = BodyInput<typeof playerLockEndpoints.lock>
type TagInput = BodyInput<typeof playerNoteEndpoints.addTag>

export const useLockMember = () =>
  useAction(({ isLocking, ...body }: LockInput & { isLocking: boolean }) =>
    backOfficeApi(isLocking ? playerLockEndpoints.lock : playerLockEndpoints.unlock, { body }),
  )
export const useAddNote = () =>
  useAction((body: BodyInput<typeof playerNoteEndpoints.addNote>) => backOfficeApi(playerNoteEndpoints.addNote, { body }))
export const useTag = () =>
  useAction(({ isAdding, ...body }: TagInput & { isAdding: boolean }) =>
    backOfficeApi(isAdding ? playerNoteEndpoints.addTag : playerNoteEndpoints.removeTag, { body }),
  )
