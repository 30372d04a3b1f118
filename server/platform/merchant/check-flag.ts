import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from './merchant-directory.ts'

/** Throws `function.not.available` if the merchant has switched the feature off (by its wire id, `CBS3`). */
export function checkFlag({ flags }: Pick<Merchant, 'flags'>, id: string): void {
  if (!flags[id]) throw new AppError('function.not.available')
}
