import * as houseReportEndpoints from '#contract/back-office/house-report.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { HouseReportService } from './house-report.service.ts'

export const houseReportRoutes = (service: HouseReportService): Route[] => [
  handle(houseReportEndpoints.overview, ({ merchant }) => service.overview(merchant)),
  handle(houseReportEndpoints.days, ({ merchant, query }) => service.days(merchant, query)),
  handleCsv(houseReportEndpoints.daysFile, ({ merchant, query }) => service.daysFile(merchant, query)),
]
