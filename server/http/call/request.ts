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
  /** The upload data it holds, if its endpoint takes files. */
  held?: HeldUpload | undefined
}
