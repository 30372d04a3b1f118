import type { Endpoint } from '#contract/endpoint.ts'
import { currentOperator, endOperatorSession } from '#client/lib/back-office/operator-session.ts'
import { DownloadButton } from '#client/ui/report/index.ts'

interface Props {
  endpoint: Endpoint
  /** The table's current filters. */
  query: Record<string, string | undefined>
  isDisabled?: boolean
  /** What the file contains, if not the table's rows. */
  label?: string
}

const asOperator = () => ({ token: currentOperator()?.token, onOver: endOperatorSession })

/** Downloads all matching rows of a back-office table as a CSV file. */
export const BackOfficeDownload = ({ endpoint, query, isDisabled = false, label }: Props) => (
  <DownloadButton endpoint={endpoint} query={() => query} isDisabled={isDisabled} downloader={asOperator} label={label} />
)
