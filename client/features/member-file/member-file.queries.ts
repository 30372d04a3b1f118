import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import { memberCareEndpoints } from '#contract/member-care.ts'
import { memberFileEndpoints as endpoints } from '#contract/member-file.ts'
import { memberLockEndpoints } from '#contract/member-lock.ts'
import { memberNoteEndpoints } from '#contract/member-note.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'

const keys = { all: [CONSOLE_KEY, 'member'] as const, file: (memberId: number) => [...keys.all, memberId] as const }

export const memberSearch = (query: QueryInput<typeof endpoints.search>) =>
  queryOptions({
    queryKey: [...keys.all, 'search', query],
    queryFn: ({ signal }) => consoleApi(endpoints.search, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const memberFile = (memberId: number) =>
  queryOptions({
    queryKey: keys.file(memberId),
    queryFn: ({ signal }) => consoleApi(endpoints.file, { query: { memberId } }, signal),
  })

export const memberLedger = (memberId: number, page: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'ledger', page],
    queryFn: ({ signal }) => consoleApi(endpoints.ledger, { query: { memberId, page } }, signal),
    placeholderData: keepPreviousData,
  })

export const memberBets = (memberId: number, page: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'bets', page],
    queryFn: ({ signal }) => consoleApi(endpoints.bets, { query: { memberId, page } }, signal),
    placeholderData: keepPreviousData,
  })

export const memberNotes = (memberId: number, page: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'notes', page],
    queryFn: ({ signal }) => consoleApi(memberNoteEndpoints.list, { query: { memberId, page } }, signal),
    placeholderData: keepPreviousData,
  })

export const tagsInUse = () =>
  queryOptions({
    queryKey: [...keys.all, 'tags'],
    queryFn: ({ signal }) => consoleApi(memberNoteEndpoints.tagsInUse, {}, signal),
  })

export const memberLimits = (memberId: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'limits'],
    queryFn: ({ signal }) => consoleApi(memberCareEndpoints.limits, { query: { memberId } }, signal),
  })

export const memberMoney = (memberId: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'money'],
    queryFn: ({ signal }) => consoleApi(memberCareEndpoints.money, { query: { memberId } }, signal),
  })

type LockInput = BodyInput<typeof memberLockEndpoints.lock>
type TagInput = BodyInput<typeof memberNoteEndpoints.addTag>

export const useLockMember = () =>
  useDeed(({ isLocking, ...body }: LockInput & { isLocking: boolean }) =>
    consoleApi(isLocking ? memberLockEndpoints.lock : memberLockEndpoints.unlock, { body }),
  )
export const useAddNote = () =>
  useDeed((body: BodyInput<typeof memberNoteEndpoints.add>) => consoleApi(memberNoteEndpoints.add, { body }))
export const useTag = () =>
  useDeed(({ isAdding, ...body }: TagInput & { isAdding: boolean }) =>
    consoleApi(isAdding ? memberNoteEndpoints.addTag : memberNoteEndpoints.removeTag, { body }),
  )
