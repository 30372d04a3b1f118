import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

const refusal = z.object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) })

/** The fields a refused request names, each with its problem; empty if it names none. */
export const refusedPaths = (error: unknown): { path: string; message: string }[] =>
  error instanceof ApiError ? (refusal.safeParse(error.value).data?.fields ?? []) : []
