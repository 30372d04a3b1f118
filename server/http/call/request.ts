/** A request to the API on its way through the steps: resolve, admit, read, serve, and write or refuse. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeldUpload } from '../upload-budget.ts'

export interface ApiRequest {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  path: string
  /** Without its question mark. */
  search: string
  /** What it may hold of files, if its endpoint takes any. */
  held?: HeldUpload | undefined
}
