/** A page of rows that are all in memory, in the form of reports (WIR-11). Pure. */
export const pageOf = <Row>(rows: readonly Row[], page: number, size: number) => ({
  list: rows.slice((page - 1) * size, page * size),
  total: rows.length,
  totalPages: Math.ceil(rows.length / size),
  page,
})
